import { ApiError } from "@/lib/server/core/api-error";

const KEY = /^[\w-]{8,64}$/;

/** The Idempotency-Key of a call, or null without one. Throws ApiError 400 for a malformed one. */
export const idempotencyKey = (headers: Headers): string | null => {
  const key = headers.get("idempotency-key");
  if (key !== null && !KEY.test(key))
    throw new ApiError(400, "invalid_key", "Idempotency-Key: 8 to 64 letters, digits, - or _.");
  return key;
};
