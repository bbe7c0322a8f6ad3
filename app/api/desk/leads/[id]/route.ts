import { changeBody, leadParams } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { leadChanges, leadsDesk } from "@/lib/server/wiring/desk";

const schema = { params: leadParams, desk: "working" } as const;
const changing = { ...schema, body: changeBody };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  GET: handle(schema, async ({ user, params: { id } }) =>
    json(200, await leadsDesk().read(user.email, id)),
  ),

  /** Answers with the lead's current state, also when another operator was first (409). */
  POST: handle(changing, async ({ user, params: { id }, body, requestId }) => {
    const { isSaved, detail } = await leadChanges().change(user.email, id, body);
    if (isSaved) return json(200, detail);
    const message = "Someone else has changed this lead in the meantime.";
    return json(409, { error: { code: "changed", message, requestId }, now: detail });
  }),
});
