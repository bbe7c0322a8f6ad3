import { setTimeout as sleep } from "node:timers/promises";
import { ApiError, assertNoWait } from "@/lib/server/core/api-error";
import { hostCookie } from "./cookie";
import { env } from "@/lib/server/core/env";
import { limit } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { tokenHash } from "./owner-token";
import { createSessionMemory } from "./session-memory";
import { hasJwtForm } from "./session-token";

const SECOND_MS = 1_000;
const SESSION_SECONDS = 5 * 24 * 60 * 60;
/** A session is made only from a sign-in at most this old (security.md T7). */
const RECENT_SECONDS = 5 * 60;
/** How far Google's clock may be ahead of ours. */
const CLOCK_SKEW_SECONDS = 60;
/** How long a sign-out right after a sign-in waits at most, should our clock be behind Google's. */
const MAX_WAIT_MS = 5_000;

const cookie = hostCookie("session", SESSION_SECONDS);

/** For how long a session that Google called good is taken for good. */
const REMEMBERED_MS = 5_000;
const REMEMBERED_SESSIONS = 1_000;
/** Calls of one person, by whatever sessions: each may be a question to Google, whose quota is everybody's. */
const CALLS_A_MINUTE = 120;

/** Loaded when somebody is signed in, or about to be: anonymous calls do not pay for Google's library. */
const google = async () => (await import("./firebase-auth")).firebaseAuth;

/** A person, as Google told us at sign-in; the e-mail address is verified. */
export type SessionUser = { uid: string; email: string; name: string; picture: string | null };

/** A sign-in in full, as Google vouches for it now. */
export type Session = SessionUser & {
  /** The SHA-256 of the session's cookie, hex: it tells sessions of one person apart. */
  hash: string;
  /** When the person signed in, epoch ms. */
  signedInAt: number;
  /** Whether a second factor was asked for at sign-in. */
  hasSecondFactor: boolean;
};

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

const callLimit = singleton("callLimit", () => limit(CALLS_A_MINUTE, 60, "signed-in"));

/** Throws ApiError 429 for more than many calls of one person. */
const assertCalm = async (uid: string): Promise<void> =>
  assertNoWait(await callLimit().take(uid), "Too many calls at once.");

const remembered = singleton("sessions", () =>
  createSessionMemory({
    read: async (session) => (await google()).readSession(session),
    keptMs: REMEMBERED_MS,
    most: REMEMBERED_SESSIONS,
    now: () => performance.now(),
  }),
);

/** How a session is checked: Google is asked at this very call, or was some seconds ago. */
type Check = "now" | "lately";

/**
 * The claims of the first session that holds, with its cookie. `isWanted` is asked by the signature alone before
 * Google is: nobody else spends a question.
 */
const readSession = async (
  header: string | null,
  check: Check,
  isWanted: (user: SessionUser) => boolean = () => true,
) => {
  const sessions = cookie.valuesIn(header, hasJwtForm);
  if (sessions.length === 0 || !env().firebase) return null;
  const { readSession: readNow, readSignature } = await google();
  for (const session of sessions) {
    const signed = await readSignature(session);
    if (!signed || !isWanted(userOf(signed))) continue;
    await assertCalm(signed.uid);
    const claims = await (check === "now" ? readNow(session) : remembered().read(session));
    if (claims) return { session, claims };
  }
  return null;
};

/**
 * Who is signed in, by the session in a Cookie header. null without one, and for one that is garbage, forged,
 * expired or revoked: for up to 5 s after Google was asked last, unless `check` is "now". Throws ApiError 429 for
 * more than 120 calls a minute of one person; 503 while Google cannot be asked: the cookie may be good and is kept.
 */
export const sessionIn = async (
  header: string | null,
  check: Check = "lately",
): Promise<SessionUser | null> => {
  const found = await readSession(header, check);
  return found && userOf(found.claims);
};

/**
 * The session of somebody with one of these verified e-mail addresses (lower case), as Google sees it now; null for
 * anybody else, for whom Google is not asked. Throws like `sessionIn`.
 */
export const sessionOfOne = async (
  header: string | null,
  emails: readonly string[],
): Promise<Session | null> => {
  const isOne = ({ email }: SessionUser) => emails.includes(email.toLowerCase());
  const found = await readSession(header, "now", isOne);
  if (!found || !isOne(userOf(found.claims))) return null;
  const { session, claims } = found;
  return {
    ...userOf(claims),
    hash: tokenHash(session),
    signedInAt: claims.auth_time * SECOND_MS,
    hasSecondFactor: Boolean(claims.firebase.sign_in_second_factor),
  };
};

/** 401: only the signed-in have this. */
export const signInNeeded = (): ApiError =>
  new ApiError(401, "sign_in_needed", "Sign in to see this.");

const badToken = (): ApiError =>
  new ApiError(401, "invalid_token", "Not a valid Google sign-in of this site.");

const bearerIn = (headers: Headers): string => {
  const [, token = ""] = /^Bearer ([^\s]+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (!hasJwtForm(token)) throw badToken();
  return token;
};

/**
 * A new session from the ID token that a browser sends as bearer: its Set-Cookie line. Whatever session the
 * browser has already is never looked at, so a cookie planted there is worth nothing.
 * Throws ApiError 404 where sign-in is not configured; 401 for anything but a valid ID token of our project from
 * Google with a verified e-mail address; 401 `recent_sign_in_required` for a sign-in older than 5 minutes; 429 for
 * more than 120 calls a minute of one person; 503 while Google cannot be asked.
 */
export const startSession = async (headers: Headers, nowMs: number): Promise<string> => {
  if (!env().firebase)
    throw new ApiError(404, "sign_in_not_enabled", "Google sign-in is not enabled.");
  const token = bearerIn(headers);
  const { readIdToken, readIdSignature, newSession } = await google();
  const signed = await readIdSignature(token);
  if (!signed) throw badToken();
  await assertCalm(signed.uid);
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
  const found = await readSession(header, "now");
  if (!found) return;
  const { claims } = found;
  // Google counts in seconds: revoked within the second of the sign-in, the session would go on.
  const waitMs = (claims.auth_time + 1) * SECOND_MS - Date.now();
  if (waitMs > 0) await sleep(Math.min(waitMs, MAX_WAIT_MS));
  await (await google()).revoke(claims.uid);
  remembered().clear();
};

/** Deletes a person's Firebase user, and with it every session. Throws ApiError 503 while Google cannot be asked. */
export const removeUser = async (uid: string): Promise<void> => {
  await (await google()).remove(uid);
  remembered().clear();
};

/** The Set-Cookie line that takes a session's cookie away. */
export const clearedSession = (): string => cookie.clear();
