import { handle, json, methods } from "@/lib/server/http/route-handler";
import { callChoiceBody, requestBody } from "@/lib/server/leads/lead-schemas";
import { idGuessingLimit } from "@/lib/server/wiring/answers";
import { publicCall, requests } from "@/lib/server/wiring/requests";

const options = { ...publicCall, idGuessingLimit };

/** The call of a message: another half hour, or none. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle({ ...options, body: callChoiceBody }, async ({ body: { token, at }, address }) =>
    json(200, await requests().choose(token, at, address)),
  ),
  DELETE: handle({ ...options, body: requestBody }, async ({ body: { token } }) =>
    json(200, await requests().cancel(token)),
  ),
});
