import { salesFileForm } from "@/lib/server/desk/desk-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskSales } from "@/lib/server/wiring/desk";

/** What was sold in the filter's days, as a file. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: deskForm(
    { params: noParams, fields: salesFileForm },
    async ({ fields: { format, ...filter }, by, lang }) =>
      deskSales().file(by, filter, format, lang),
  ),
});
