import { leadParams, noteBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { leadsDesk } from "@/lib/server/desk-services";

const schema = { params: leadParams, desk: "working" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  GET: handle(schema, async ({ user, params: { id } }) =>
    json(200, await leadsDesk().read(user!.email, id)),
  ),

  /** Answers with the lead's current state, also when another operator was first (409). */
  POST: handle({ ...schema, body: noteBody }, async ({ user, params: { id }, body, requestId }) => {
    const { isSaved, detail } = await leadsDesk().addNote(id, { by: user!.email, ...body });
    if (isSaved) return json(200, detail);
    const message = "Someone else has changed this lead in the meantime.";
    return json(409, { error: { code: "changed", message, requestId }, now: detail });
  }),
});
