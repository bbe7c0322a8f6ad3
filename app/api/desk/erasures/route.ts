import { erasureBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskErasures } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: erasureBody, desk: "recent" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { ids } }) =>
    json(200, await deskErasures().erase(user.email, ids)),
  ),
});
