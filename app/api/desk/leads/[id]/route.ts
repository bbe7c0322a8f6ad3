import { leadParams } from "@/lib/server/desk/desk-schemas";
import { leadForm } from "@/lib/server/desk/lead-form";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { leadActions } from "@/lib/server/wiring/desk";

/** What operators do with a lead. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm({ params: leadParams, fields: leadForm }, ({ params, fields, by, lang }) =>
    leadActions()({ by, id: params.id, lang, form: fields }),
  ),
});
