import { leadParams, openedBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { leadChanges } from "@/lib/server/wiring/desk";

const schema = { params: leadParams, body: openedBody, desk: "working" } as const;

/** WhatsApp, the mail program or the dialler was opened; the site cannot know whether anything was sent. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, params: { id }, body }) =>
    json(200, await leadChanges().opened(user.email, id, body)),
  ),
});
