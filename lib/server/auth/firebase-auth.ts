import { type DecodedIdToken, getAuth } from "firebase-admin/auth";
import { ApiError } from "@/lib/server/core/api-error";
import { withDeadline } from "@/lib/server/core/deadline";
import { firebaseApp } from "@/lib/server/core/firebase-app";
import { log } from "@/lib/server/core/log";

/** Google usually answers within 0.2 s; a visitor waits at most this long for it, in ms. */
const DEADLINE_MS = 5_000;
/** The Retry-After of the 503, in seconds. */
const RETRY_AFTER_SECONDS = 10;

/** The codes that firebase-admin throws for a token that is invalid or no longer valid. */
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
 * firebase-admin throws this code both for a bad token and when Google's certificates are unreachable. For a bad token
 * its token-verifier uses one of these messages; any other message is about the connection to Google.
 */
const BAD_ARGUMENT = "auth/argument-error";
const OF_THE_TOKEN =
  /^(Decoding Firebase |First argument to |verify\w+\(\) expects |Firebase (ID token|session cookie) )/;

const detailsOf = (error: unknown): { code: string; message: string } => {
  const { name, code, message } = (error ?? {}) as Record<"name" | "code" | "message", unknown>;
  return { code: name === "TimeoutError" ? "late" : String(code), message: String(message) };
};

const isRefusal = (error: unknown): boolean => {
  const { code, message } = detailsOf(error);
  return REFUSALS.includes(code) || (code === BAD_ARGUMENT && OF_THE_TOKEN.test(message));
};

const outOfReach = (error: unknown): ApiError => {
  log.error({ event: "Google unavailable", reason: detailsOf(error).code });
  const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
  return new ApiError(503, "unavailable", "Sign-in cannot be checked right now.", headers);
};

/** Google's answer; null where it refuses the token. Throws ApiError 503 when it does not answer in time. */
const asked = async <T>(question: Promise<T>): Promise<T | null> => {
  try {
    return await withDeadline(DEADLINE_MS, () => question);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw outOfReach(error);
  }
};

type SignedToken = Pick<DecodedIdToken, "uid" | "iat" | "auth_time"> & { isExpired?: true };

/** What a token says whose signature has been checked. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as DecodedIdToken;

const expiredToken = (token: string): SignedToken => {
  const claims = claimsOf(token);
  return { uid: claims.sub, iat: claims.iat, auth_time: claims.auth_time, isExpired: true };
};

const auth = () => getAuth(firebaseApp());

/** Firebase's side of a session: null for a token forged, expired or revoked; throws ApiError 503 without Google. */
export const firebaseAuth = {
  /** The claims of an ID token of our project. */
  readIdToken: (token: string): Promise<DecodedIdToken | null> =>
    asked(auth().verifyIdToken(token, true)),

  /** The claims of a session, checked by signature only: it may be revoked. Sometimes fetches Google's public keys. */
  readSignature: (session: string): Promise<DecodedIdToken | null> =>
    asked(
      auth()
        .verifySessionCookie(session)
        .catch((error: unknown) => {
          // The emulator also looks for the user; that this one is deleted is no fault of the signature.
          if (detailsOf(error).code !== "auth/user-not-found") throw error;
          const claims = claimsOf(session);
          return { ...claims, uid: claims.sub };
        }),
    ),

  /** The times and the user of an ID token, checked by signature only, as above; an expired one has them, too. */
  readIdSignature: (token: string): Promise<SignedToken | null> =>
    asked(
      auth()
        .verifyIdToken(token)
        .catch((error: unknown) => {
          // Google's library looks at the signature first.
          if (detailsOf(error).code === "auth/id-token-expired") return expiredToken(token);
          throw error;
        }),
    ),

  /** The claims of a valid session: asks Google at each call. */
  readSession: (session: string): Promise<DecodedIdToken | null> =>
    asked(auth().verifySessionCookie(session, true)),

  /** A session cookie for an ID token, valid for `durationMs`. */
  newSession: (token: string, durationMs: number): Promise<string | null> =>
    asked(auth().createSessionCookie(token, { expiresIn: durationMs })),

  /** Ends every session and every sign-in of a person, on all devices. */
  revoke: async (uid: string): Promise<void> => {
    await asked(auth().revokeRefreshTokens(uid));
  },

  /** Deletes a person's Firebase user, which ends all its sessions. */
  remove: async (uid: string): Promise<void> => {
    await asked(auth().deleteUser(uid));
  },
};
