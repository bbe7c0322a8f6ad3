import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import { log } from "@/lib/server/core/log";
import { assertCallRate, google, readSession, rememberedSessions } from "./session";
import { hasTokenForm, SESSION_SECONDS, sessionCookie } from "./session-cookie";

const SECOND_MS = 1_000;
/** A session is made only from a sign-in at most this old, in seconds (docs/security.md#t7). */
const RECENT_SECONDS = 5 * 60;
/** How far Google's clock may be ahead of ours, in seconds. */
const CLOCK_SKEW_SECONDS = 60;
/** The longest wait of a sign-out right after a sign-in, when our clock is behind Google's, in ms. */
const MAX_WAIT_MS = 5_000;

const badToken = (): ApiError =>
  new ApiError(401, "invalid_token", "Not a valid Google sign-in of this site.");

type Times = { iat: number; auth_time: number };

/** How many seconds our clock is ahead of Google's, by a token's times; null: it says nothing of that. */
const clockErrorOf = ({ iat, auth_time }: Times, nowSeconds: number): number | null => {
  const ahead = Math.round(nowSeconds - iat);
  if (ahead < -CLOCK_SKEW_SECONDS) return ahead;
  // A browser sends the token that its sign-in made at once: one that looks old was made just now.
  const isOfSignIn = iat - auth_time < CLOCK_SKEW_SECONDS;
  return isOfSignIn && ahead > RECENT_SECONDS ? ahead : null;
};

/** Throws ApiError 401 `clock_wrong`, and logs by how much, when our clock is not Google's. */
const assertClock = (times: Times, nowSeconds: number): void => {
  const seconds = clockErrorOf(times, nowSeconds);
  if (seconds === null) return;
  log.error({ event: "sign-in refused: our clock is wrong", seconds });
  throw new ApiError(401, "clock_wrong", "The server's clock is wrong.");
};

const bearerIn = (headers: Headers): string => {
  const [, token = ""] = /^Bearer ([^\s]+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (!hasTokenForm(token)) throw badToken();
  return token;
};

/**
 * Makes a new session from the ID token that a browser sends as bearer, and resolves to its Set-Cookie line. A session
 * the browser has already is ignored, so a planted cookie has no effect. Throws ApiError 404 where sign-in is not
 * configured; 401 for anything but a valid ID token of our project from Google with a verified e-mail address; 401
 * `recent_sign_in_required` for a sign-in older than 5 minutes, `clock_wrong` when our clock is not Google's; 429 for more than 300 calls a minute of one person; 503
 * while Google cannot be asked.
 */
export const startSession = async (headers: Headers, nowMs: number): Promise<string> => {
  if (!env().firebase)
    throw new ApiError(404, "sign_in_not_enabled", "Google sign-in is not enabled.");
  const token = bearerIn(headers);
  const { readIdToken, readIdSignature, newSession } = await google();
  const signed = await readIdSignature(token);
  if (!signed) throw badToken();
  await assertCallRate(signed.uid);
  const nowSeconds = nowMs / SECOND_MS;
  assertClock(signed, nowSeconds);
  if (signed.isExpired) throw badToken();
  const claims = await readIdToken(token);
  const isGoogles = claims?.firebase?.sign_in_provider === "google.com";
  if (!claims || !isGoogles || !claims.email || claims.email_verified !== true) throw badToken();
  if (Math.max(claims.iat, claims.auth_time) > nowSeconds + CLOCK_SKEW_SECONDS) throw badToken();
  if (claims.auth_time < nowSeconds - RECENT_SECONDS)
    throw new ApiError(401, "recent_sign_in_required", "Sign in again, please.");
  const session = await newSession(token, SESSION_SECONDS * SECOND_MS);
  if (!session) throw badToken();
  return sessionCookie(session);
};

/** Ends the session of a Cookie header, and all of its person: there may be copies. Throws ApiError 503. */
export const endSession = async (header: string | null): Promise<void> => {
  const found = await readSession(header, "now");
  if (!found) return;
  const { claims } = found;
  // Google compares whole seconds: a session revoked within the second of its sign-in would stay valid.
  const until = Math.min((claims.auth_time + 1) * SECOND_MS, Date.now() + MAX_WAIT_MS);
  // A timer may end a millisecond early.
  while (Date.now() < until) await sleep(until - Date.now());
  await (await google()).revoke(claims.uid);
  rememberedSessions().clear();
};

/** Deletes a person's Firebase user, and with it every session. Throws ApiError 503 while Google cannot be asked. */
export const removeUser = async (uid: string): Promise<void> => {
  await (await google()).remove(uid);
  rememberedSessions().clear();
};
