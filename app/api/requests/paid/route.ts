import { handle, json, methods } from "@/lib/server/http/route-handler";
import { paidBody } from "@/lib/server/leads/pay-claims";
import { payClaims } from "@/lib/server/wiring/requests";

const options = { sessions: "none", body: paidBody } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async ({ body, address }) =>
    json(200, { pay: await payClaims()(body, address) }),
  ),
});
