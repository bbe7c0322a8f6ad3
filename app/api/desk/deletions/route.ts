import { askedBy } from "@/lib/domain/desk/desk-filter";
import { deletionBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskDeletions } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: deletionBody, desk: "recent" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { filter, count } }) =>
    json(200, await deskDeletions().remove(user.email, askedBy(filter, user.email), count)),
  ),
});
