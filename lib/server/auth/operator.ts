import {
  isSeenAnew,
  type SignInAgain,
  signInAgainReason,
} from "@/lib/domain/account/operator-access";
import { ApiError } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import { type Session, sessionIn, sessionOfOne, signInNeeded } from "./session";
import { DESK_SESSIONS, type DeskSession } from "@/lib/server/store/schemas/stored-operator";
import { storeOf } from "@/lib/server/store/store-of";
import { takingBack } from "@/lib/server/store/disk-reserve";

/**
 * The kind of a desk call: "watching" happens automatically and does not extend the desk's session; "working" is done
 * by a person; "recent" exports or deletes many people's data and needs a fresh sign-in.
 */
export type DeskUse = "watching" | "working" | "recent";

const MESSAGES: Readonly<Record<SignInAgain, string>> = {
  sign_in_too_old: "You signed in more than 12 hours ago. Sign in again, please.",
  desk_idle: "Nothing was done here for an hour. Sign in again, please.",
  recent_sign_in_required: "Sign in again for this, please.",
  second_factor_required: "The desk needs a sign-in with a second factor.",
};

/**
 * The operator whose session a Cookie header carries; Google is asked at every call. Throws ApiError 401 without a
 * session, 403 for anybody else's; 429 for too many calls, 503 while Google cannot be asked.
 */
export const needOperator = async (header: string | null): Promise<Session> => {
  const { operatorEmails } = env();
  const operator = operatorEmails.length > 0 && (await sessionOfOne(header, operatorEmails));
  if (operator) return operator;
  if (await sessionIn(header))
    throw new ApiError(403, "forbidden", "This account may not do this.");
  throw signInNeeded();
};

/**
 * Allows a call by an operator's session, and stores the time of use under the session's hash, so that a copy of the
 * cookie cannot reopen a desk that has closed. Resolves to what is kept of the session. Throws ApiError 401 with a code
 * of SIGN_IN_AGAIN; rejects with StoreUnavailable.
 */
export const admitOperator = async (
  { hash, signedInAt, hasSecondFactor }: Session,
  use: DeskUse,
): Promise<DeskSession | null> => {
  const now = Date.now();
  const kept = await storeOf(DESK_SESSIONS).read(hash);
  const seenAt = kept?.seenAt ?? null;
  const needs = { isRecent: use === "recent", needsSecondFactor: env().operatorSecondFactor };
  const reason = signInAgainReason({ signedInAt, hasSecondFactor, seenAt }, needs, now);
  if (reason) throw new ApiError(401, reason, MESSAGES[reason]);
  if (use === "watching" || !isSeenAnew(seenAt, now)) return kept;
  await takingBack(() =>
    storeOf(DESK_SESSIONS).update(hash, (known) =>
      isSeenAnew(known?.seenAt ?? null, now) ? { ...known, seenAt: now } : known,
    ),
  );
  return kept;
};

/** Keeps something in an operator's session, of whose cookie this is the hash. Rejects with StoreUnavailable. */
export const keepInSession = async (
  hash: string,
  part: Pick<DeskSession, "said" | "search">,
): Promise<void> => {
  await takingBack(() =>
    storeOf(DESK_SESSIONS).update(hash, (known) => known && { ...known, ...part }),
  );
};
