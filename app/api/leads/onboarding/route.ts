import { handle, json, methods } from "@/lib/server/http";
import { idempotencyKey } from "@/lib/server/idempotency-key";
import { onboardingBody } from "@/lib/server/lead-schemas";
import { noParams } from "@/lib/server/schemas";
import { leads } from "@/lib/server/services";

const schema = { params: noParams, body: onboardingBody, sessions: "lenient" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(schema, async ({ body, tokens, uid, address, headers }) => {
    const key = idempotencyKey(headers);
    const reference = await leads().onboarding(body, { key, tokens, uid, address });
    return json(201, { reference });
  }),
});
