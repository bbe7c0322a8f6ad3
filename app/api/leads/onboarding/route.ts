import { ApiError } from "@/lib/server/core/api-error";
import type { Access } from "@/lib/server/auth/owned-record";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { idempotencyKey } from "@/lib/server/http/call-headers";
import { type OnboardingBody, onboardingBody } from "@/lib/server/leads/lead-schemas";
import { ownerCookie } from "@/lib/server/auth/owner-token";
import { visitors } from "@/lib/server/wiring/check";
import { leads } from "@/lib/server/wiring/forms";
import { StoreUnavailable } from "@/lib/server/store/store";

const schema = { body: onboardingBody, sessions: "lenient" } as const;

/** The sender's record, opened by the same call; null if it cannot be: the lead is stored still. */
const recordKey = async (
  { visitorId, lang, source }: OnboardingBody,
  { tokens, uid, address }: Omit<Access, "id"> & { address: string | null },
): Promise<string | null> => {
  if (visitorId === null) return null;
  try {
    const key = { id: visitorId, tokens, uid };
    return (await visitors().open(key, { lang, source }, address)).token;
  } catch (error) {
    if (error instanceof ApiError || error instanceof StoreUnavailable) return null;
    throw error;
  }
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(schema, async ({ body, tokens, uid, address, headers }) => {
    const key = idempotencyKey(headers);
    const token = await recordKey(body, { tokens, uid, address });
    const arrival = { key, tokens: token ? [token, ...tokens] : tokens, uid, address };
    const { reference } = await leads().onboarding(body, arrival);
    return json(201, { reference }, token ? { "Set-Cookie": ownerCookie(token) } : {});
  }),
});
