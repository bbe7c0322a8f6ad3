import { handle, json, methods } from "@/lib/server/http/route-handler";
import { callChoiceBody, requestBody } from "@/lib/server/leads/lead-schemas";
import { requests } from "@/lib/server/wiring/requests";

const choice = { sessions: "none", body: callChoiceBody } as const;
const cancellation = { sessions: "none", body: requestBody } as const;

/** The call of a message: another half hour, or none. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(choice, async ({ body: { token, at }, address }) =>
    json(200, await requests().choose(token, at, address)),
  ),
  DELETE: handle(cancellation, async ({ body: { token }, address }) =>
    json(200, await requests().cancel(token, address)),
  ),
});
