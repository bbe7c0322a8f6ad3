import { idempotencyKey } from "@/lib/server/http/call-headers";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { callBody } from "@/lib/server/leads/lead-schemas";
import { leads } from "@/lib/server/wiring/forms";
import { ownRecord } from "@/lib/server/wiring/answers";

const options = { ...ownRecord, body: callBody };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async ({ params, body, headers, tokens, uid, address }) => {
    const key = idempotencyKey(headers);
    return json(201, await leads().call(params.id, body, { key, tokens, uid, address }));
  }),
});
