import { ApiError } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";

const READING = ["GET", "HEAD", "OPTIONS"];

/** The origin rule: what changes data comes from our own pages. Throws ApiError 403. */
export const assertOwnOrigin = ({ method, headers }: Request): void => {
  if (READING.includes(method)) return;
  const site = headers.get("sec-fetch-site");
  const isOwn = site === null ? headers.get("origin") === env().siteUrl : site === "same-origin";
  if (!isOwn) throw new ApiError(403, "wrong_origin", "This call is for our own pages only.");
};

const KEY = /^[\w-]{8,64}$/;

/** The Idempotency-Key of a call, or null without one. Throws ApiError 400 for a malformed one. */
export const idempotencyKey = (headers: Headers): string | null => {
  const key = headers.get("idempotency-key");
  if (key !== null && !KEY.test(key))
    throw new ApiError(400, "invalid_key", "Idempotency-Key: 8 to 64 letters, digits, - or _.");
  return key;
};

/** Whether a browser opts out of tracking: such a visit is left out of our counts. */
export const optedOutOfTracking = (headers: Headers): boolean =>
  headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
