import { salesFileFields } from "@/lib/server/desk/desk-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { deskSales } from "@/lib/server/wiring/desk";

/** The sales of some days as a file. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm({ fields: salesFileFields }, async ({ by, lang, fields: { format, ...filter } }) =>
    deskSales().file(by, filter, format, lang),
  ),
});
