import { salesExportBody } from "@/lib/server/desk/desk-schemas";
import { handle, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskSales } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: salesExportBody, desk: "working" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { filter, format, lang } }) =>
    deskSales().file(user.email, filter, format, lang),
  ),
});
