import { searchBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { leadsDesk } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: searchBody, desk: "working" } as const;

/** A POST, because a name in an address would appear in the logs of proxies before us. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { filter, before, order } }) =>
    json(200, await leadsDesk().search(user.email, filter, before, order)),
  ),
});
