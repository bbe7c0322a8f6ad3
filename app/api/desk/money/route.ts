import { funnelBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskSales } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: funnelBody, desk: "working" } as const;

/** It shows no personal data, so it needs no entry in the desk's log. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ body }) => json(200, await deskSales().read(body))),
});
