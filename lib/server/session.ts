import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "./api-error";
import { hostCookie } from "./cookie";
import { env } from "./env";
import { isTokenText } from "./session-token";

const SECOND_MS = 1_000;
const SESSION_SECONDS = 5 * 24 * 60 * 60;
/** A session is made only from a sign-in at most this old (security.md T7). */
const RECENT_SECONDS = 5 * 60;
/** How far Google's clock may be ahead of ours. */
const CLOCK_SKEW_SECONDS = 60;
/** How long a sign-out right after a sign-in waits at most, should our clock be behind Google's. */
const MAX_WAIT_MS = 5_000;

const cookie = hostCookie("session", SESSION_SECONDS);

/** Loaded when somebody is signed in, or about to be: anonymous calls do not pay for Google's library. */
const google = async () => (await import("./google")).google;

/** A person, as Google told us at sign-in; the e-mail address is verified. */
export type SessionUser = { uid: string; email: string; name: string; picture: string | null };

type Claims = {
  uid: string;
  email?: string;
  email_verified?: boolean;
  name?: unknown;
  picture?: string;
};
const userOf = ({ uid, email, email_verified, name, picture }: Claims): SessionUser => ({
  uid,
  email: (email_verified && email) || "",
  name: typeof name === "string" ? name : "",
  picture: picture ?? null,
});

const readSession = async (header: string | null) => {
  const sessions = cookie.valuesIn(header, isTokenText);
  if (sessions.length === 0 || !env().firebase) return null;
  const { readSession: read } = await google();
  for (const session of sessions) {
    const claims = await read(session);
    if (claims) return claims;
  }
  return null;
};

/**
 * Who is signed in, by the session in a Cookie header. null without one, and for one that is garbage, forged,
 * expired or revoked. Throws ApiError 503 while Google cannot be asked: the cookie may be good and is kept.
 */
export const sessionIn = async (header: string | null): Promise<SessionUser | null> => {
  const claims = await readSession(header);
  return claims && userOf(claims);
};

/** 401: only the signed-in have this. */
export const signInNeeded = (): ApiError =>
  new ApiError(401, "sign_in_needed", "Sign in to see this.");

const badToken = (): ApiError =>
  new ApiError(401, "invalid_token", "Not a valid Google sign-in of this site.");

const bearerIn = (headers: Headers): string => {
  const [, token = ""] = /^Bearer ([^\s]+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (!isTokenText(token)) throw badToken();
  return token;
};

/**
 * A new session from the ID token that a browser sends as bearer: its Set-Cookie line. Whatever session the
 * browser has already is never looked at, so a cookie planted there is worth nothing.
 * Throws ApiError 404 where sign-in is not configured; 401 for anything but a valid ID token of our project from
 * Google with a verified e-mail address; 401 `recent_sign_in_required` for a sign-in older than 5 minutes; 503
 * while Google cannot be asked.
 */
export const startSession = async (headers: Headers, nowMs: number): Promise<string> => {
  if (!env().firebase)
    throw new ApiError(404, "sign_in_not_enabled", "Google sign-in is not enabled.");
  const token = bearerIn(headers);
  const { readIdToken, newSession } = await google();
  const claims = await readIdToken(token);
  const isGoogles = claims?.firebase?.sign_in_provider === "google.com";
  if (!claims || !isGoogles || !claims.email || claims.email_verified !== true) throw badToken();
  const nowSeconds = nowMs / SECOND_MS;
  if (Math.max(claims.iat, claims.auth_time) > nowSeconds + CLOCK_SKEW_SECONDS) throw badToken();
  if (claims.auth_time < nowSeconds - RECENT_SECONDS)
    throw new ApiError(401, "recent_sign_in_required", "Sign in again, please.");
  const session = await newSession(token, SESSION_SECONDS * SECOND_MS);
  if (!session) throw badToken();
  return cookie.set(session);
};

/**
 * Ends the session in a Cookie header, and with it every session of that person: a copy of the cookie is worth
 * nothing from now on. Nothing to end is fine. Throws ApiError 503 while Google cannot be asked.
 */
export const endSession = async (header: string | null): Promise<void> => {
  const claims = await readSession(header);
  if (!claims) return;
  // Google counts in seconds: revoked within the second of the sign-in, the session would go on.
  const waitMs = (claims.auth_time + 1) * SECOND_MS - Date.now();
  if (waitMs > 0) await sleep(Math.min(waitMs, MAX_WAIT_MS));
  await (await google()).revoke(claims.uid);
};

/** Deletes a person's Firebase user, and with it every session. Throws ApiError 503 while Google cannot be asked. */
export const removeUser = async (uid: string): Promise<void> => (await google()).remove(uid);

/** The Set-Cookie line that takes a session's cookie away. */
export const clearedSession = (): string => cookie.clear();
