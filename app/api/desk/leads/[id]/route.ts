import { leadParams, workBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { deskLeads } from "@/lib/server/services";

const schema = { params: leadParams, desk: "working" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  GET: handle(schema, async ({ user, params: { id } }) =>
    json(200, await deskLeads().read(user!.email, id)),
  ),

  /** Answers with the lead as it stands then, also where somebody else was first (409). */
  POST: handle({ ...schema, body: workBody }, async ({ user, params: { id }, body, requestId }) => {
    const { isSaid, file } = await deskLeads().say(id, { by: user!.email, ...body });
    if (isSaid) return json(200, file);
    const message = "Somebody else has worked on this lead meanwhile.";
    return json(409, { error: { code: "changed", message, requestId }, now: file });
  }),
});
