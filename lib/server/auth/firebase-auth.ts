import { type DecodedIdToken, getAuth } from "firebase-admin/auth";
import { ApiError } from "@/lib/server/core/api-error";
import { firebaseApp } from "@/lib/server/core/firebase-app";
import { log } from "@/lib/server/core/log";

/** Google answers within 0.2 s; a visitor waits no longer than this for it, in ms. */
const DEADLINE_MS = 5_000;
/** After how many seconds a browser should try again. */
const RETRY_AFTER_SECONDS = 10;

/** What firebase-admin says of a token that is not good, or no longer. */
const REFUSALS = [
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
];
/**
 * This code stands for a bad token and for Google's certificates out of reach alike; a bad token is spoken of in
 * one of these ways (firebase-admin's token-verifier), and whatever else is said is about the way to Google.
 */
const BAD_ARGUMENT = "auth/argument-error";
const OF_THE_TOKEN =
  /^(Decoding Firebase |First argument to |verify\w+\(\) expects |Firebase (ID token|session cookie) )/;

const detailsOf = (error: unknown): { code: string; message: string } => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return { code: String(code), message: String(message) };
};

const isRefusal = (error: unknown): boolean => {
  const { code, message } = detailsOf(error);
  return REFUSALS.includes(code) || (code === BAD_ARGUMENT && OF_THE_TOKEN.test(message));
};

const outOfReach = (error: unknown): ApiError => {
  log.error({ event: "Google unavailable", reason: detailsOf(error).code });
  const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
  return new ApiError(503, "unavailable", "Sign-in cannot be checked just now.", headers);
};

/** What Google says; null where it refuses the token. Throws ApiError 503 when it says nothing in time. */
const asked = async <T>(question: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, DEADLINE_MS, { code: "late" });
  });
  try {
    return await Promise.race([question, late]);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw outOfReach(error);
  } finally {
    clearTimeout(timer);
  }
};

const auth = () => getAuth(firebaseApp());

/**
 * Firebase's side of a session. Its functions take texts that have a token's form, resolve to null for a token that
 * is forged, expired, revoked or of a deleted user, and throw ApiError 503 while Google cannot be asked.
 */
export const firebaseAuth = {
  /** The claims of an ID token of our project. */
  readIdToken: (token: string): Promise<DecodedIdToken | null> =>
    asked(auth().verifyIdToken(token, true)),

  /** The claims of a session by its signature alone: it may be revoked. Asks Google for its keys now and then. */
  readSignature: (session: string): Promise<DecodedIdToken | null> =>
    asked(auth().verifySessionCookie(session)),

  /** The claims of an ID token by its signature alone, as above. */
  readIdSignature: (token: string): Promise<DecodedIdToken | null> =>
    asked(auth().verifyIdToken(token)),

  /** The claims of a session that holds: Google is asked at each call. */
  readSession: (session: string): Promise<DecodedIdToken | null> =>
    asked(auth().verifySessionCookie(session, true)),

  /** A session for an ID token, good for `durationMs`. */
  newSession: (token: string, durationMs: number): Promise<string | null> =>
    asked(auth().createSessionCookie(token, { expiresIn: durationMs })),

  /** Ends every session of a person, and every sign-in on every device. */
  revoke: async (uid: string): Promise<void> => {
    await asked(auth().revokeRefreshTokens(uid));
  },

  /** Ends every session of the person with an e-mail address; false: nobody has it. */
  revokeAddress: async (email: string): Promise<boolean> => {
    const user = await asked(auth().getUserByEmail(email));
    if (user) await asked(auth().revokeRefreshTokens(user.uid));
    return user !== null;
  },

  /** Deletes a person's Firebase user, so that no session of it is good any more. */
  remove: async (uid: string): Promise<void> => {
    await asked(auth().deleteUser(uid));
  },
};
