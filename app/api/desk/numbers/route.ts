import { funnelBody } from "@/lib/server/desk/desk-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { deskSales } from "@/lib/server/wiring/desk";

/** The sales of some days as a file. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm({ fields: funnelBody }, async ({ by, lang, fields }) =>
    deskSales().file(by, fields, lang),
  ),
});
