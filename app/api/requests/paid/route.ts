import { handle, json, methods } from "@/lib/server/http/route-handler";
import { paidBody } from "@/lib/server/leads/pay-claims";
import { idGuessingLimit } from "@/lib/server/wiring/answers";
import { payClaims } from "@/lib/server/wiring/payments";

/** For anybody who has the token: no cookie is read. */
const options = { body: paidBody, sessions: "none", idGuessingLimit } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async ({ body: sent, address }) =>
    json(200, { pay: await payClaims()(sent, address) }),
  ),
});
