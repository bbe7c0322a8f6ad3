import { askedBy } from "@/lib/domain/desk/desk-filter";
import { exportBody } from "@/lib/server/desk/desk-schemas";
import { handle, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskExport } from "@/lib/server/wiring/desk";

const schema = { params: noParams, body: exportBody, desk: "recent" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { filter, format, lang } }) =>
    deskExport().file(user.email, askedBy(filter, user.email), format, lang),
  ),
});
