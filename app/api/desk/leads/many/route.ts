import { manyBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { leadChanges } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: manyBody, desk: "working" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { leads, change } }) =>
    json(200, await leadChanges().changeMany(user.email, leads, change)),
  ),
});
