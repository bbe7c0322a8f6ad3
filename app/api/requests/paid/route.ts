import { handle, json, methods } from "@/lib/server/http/route-handler";
import { paidBody } from "@/lib/server/leads/pay-claims";
import { idGuessingLimit } from "@/lib/server/wiring/answers";
import { payClaims } from "@/lib/server/wiring/payments";
import { publicCall } from "@/lib/server/wiring/requests";

const options = { ...publicCall, body: paidBody, idGuessingLimit };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async ({ body }) => json(200, { pay: await payClaims()(body) })),
});
