import { z } from "zod";
import { EXPORT_FORMATS } from "@/lib/domain/desk/desk-log";
import { formChoice, listForm } from "@/lib/server/desk/list-choice";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { deskExport } from "@/lib/server/wiring/desk";

const fields = listForm.extend({ format: z.enum(EXPORT_FORMATS) });

/** All leads that the list's filter finds, as a file. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm({ fields, use: "recent" }, async ({ fields: { format, ...choice }, by, lang }) =>
    deskExport().file(by, formChoice(choice, by).filter, format, lang),
  ),
});
