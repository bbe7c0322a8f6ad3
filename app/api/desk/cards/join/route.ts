import { joinBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { cardChanges } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: joinBody, desk: "working" } as const;

/** Two leads are one person's; answers with the head of the card. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { ids } }) =>
    json(200, await cardChanges().join(user.email, ids)),
  ),
});
