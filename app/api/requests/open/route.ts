import { handle, json, methods } from "@/lib/server/http/route-handler";
import { requestBody } from "@/lib/server/leads/lead-schemas";
import { idGuessingLimit } from "@/lib/server/wiring/answers";
import { publicCall, requests } from "@/lib/server/wiring/requests";

const options = { ...publicCall, body: requestBody, idGuessingLimit };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async ({ body: { token } }) => json(200, await requests().open(token))),
});
