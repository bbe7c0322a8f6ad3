import type { DecodedIdToken } from "firebase-admin/auth";
import { ApiError, assertNoWait } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import { limit } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { createSessionMemory } from "./session-memory";
import { sessionsIn } from "./session-cookie";

/** How long the answer that a session is valid is reused, in ms. */
const REMEMBERED_MS = 5_000;
const REMEMBERED_SESSIONS = 1_000;
/** Calls of one person over all their sessions: each may be a request to Google, whose quota all visitors share. */
const CALLS_A_MINUTE = 300;

/** Imported on demand: anonymous calls must not pay for loading Google's library. */
export const google = async () => (await import("./firebase-auth")).firebaseAuth;

/** A signed-in person with the data Google gave at sign-in; the e-mail address is verified. */
export type SessionUser = { uid: string; email: string; name: string; picture: string | null };

type Claims = Pick<DecodedIdToken, "uid" | "email" | "email_verified" | "picture"> & {
  name?: unknown;
};
const userOf = ({ uid, email, email_verified, name, picture }: Claims): SessionUser => ({
  uid,
  email: (email_verified && email) || "",
  name: typeof name === "string" ? name : "",
  picture: picture ?? null,
});

const callLimit = singleton("callLimit", () => limit(CALLS_A_MINUTE, 60, "signed-in"));

/** Throws ApiError 429 when one person makes too many calls. */
export const assertCallRate = async (uid: string): Promise<void> =>
  assertNoWait(await callLimit().take(uid), "Too many calls at once.");

export const rememberedSessions = singleton("sessions", () =>
  createSessionMemory({
    read: async (session) => (await google()).readSession(session),
    keptMs: REMEMBERED_MS,
    most: REMEMBERED_SESSIONS,
    now: () => performance.now(),
  }),
);

/** How a session is checked: Google is asked during this call, or was asked some seconds ago. */
type Check = "now" | "lately";

/** The claims of the first valid session, with its cookie. */
export const readSession = async (header: string | null, check: Check) => {
  const sessions = sessionsIn(header);
  if (sessions.length === 0 || !env().firebase) return null;
  const { readSession: readNow, readSignature } = await google();
  for (const session of sessions) {
    const signed = await readSignature(session);
    if (!signed) continue;
    await assertCallRate(signed.uid);
    const claims = await (check === "now" ? readNow(session) : rememberedSessions().read(session));
    if (claims) return { session, claims };
  }
  return null;
};

/** The signed-in user; null: none, or a session not valid, perhaps known 5 s late. Throws ApiError 429 and 503. */
export const sessionIn = async (
  header: string | null,
  check: Check = "lately",
): Promise<SessionUser | null> => {
  const found = await readSession(header, check);
  return found && userOf(found.claims);
};

/** The account that a session names, also once Google has ended it; null: none. Throws ApiError 503. */
export const signedUid = async (header: string | null): Promise<string | null> => {
  if (!env().firebase) return null;
  const { readSignature } = await google();
  for (const session of sessionsIn(header)) {
    const signed = await readSignature(session);
    if (signed) return signed.uid;
  }
  return null;
};

/** 401: the session's account was deleted on another device. */
export const accountGone = (): ApiError =>
  new ApiError(401, "account_gone", "This account was deleted.");

/** 401: the call needs a signed-in user. */
export const signInNeeded = (): ApiError =>
  new ApiError(401, "sign_in_needed", "Sign in to see this.");
