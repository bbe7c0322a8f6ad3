import { addBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { leadChanges } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: addBody, desk: "working" } as const;

/** A lead that an operator types in after a call, a visit or a chat. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body }) =>
    json(201, await leadChanges().add(user.email, body)),
  ),
});
