import { formChoice, listForm } from "@/lib/server/desk/list-choice";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { deskExport } from "@/lib/server/wiring/desk";

/** All leads that the list's filter finds, as a file. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm({ fields: listForm, use: "recent" }, async ({ fields, by, lang }) =>
    deskExport().file(by, formChoice(fields, by).filter, lang),
  ),
});
