import { leadParams } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { cardChanges } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: leadParams, desk: "working" } as const;

/** A lead is another person's than the rest of its card; answers with the lead. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { id } }) =>
    json(200, await cardChanges().part(user.email, id)),
  ),
});
