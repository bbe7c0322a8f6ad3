import { askedBy } from "@/lib/domain/desk/desk-filter";
import { countBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskDeletions } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: countBody, desk: "working" } as const;

/** It shows no lead, so it needs no entry in the desk's log. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { filter } }) =>
    json(200, await deskDeletions().count(askedBy(filter, user.email))),
  ),
});
