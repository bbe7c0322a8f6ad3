import { handle, json, methods } from "@/lib/server/http/route-handler";
import { callChoiceBody, requestBody } from "@/lib/server/leads/lead-schemas";
import { requests } from "@/lib/server/wiring/requests";

/** The call of a message: another half hour, or none. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(
    { sessions: "none", body: callChoiceBody },
    async ({ body: { token, at }, address }) =>
      json(200, await requests().choose(token, at, address)),
  ),
  DELETE: handle({ sessions: "none", body: requestBody }, async ({ body: { token }, address }) =>
    json(200, await requests().cancel(token, address)),
  ),
});
