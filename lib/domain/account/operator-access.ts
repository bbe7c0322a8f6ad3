const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const SIGN_IN_MS = 12 * HOUR_MS;
/** The largest age of a sign-in for a call that exports or deletes many people's data, in ms. */
const RECENT_SIGN_IN_MS = 15 * MINUTE_MS;
const IDLE_MS = HOUR_MS;
/** The precision with which the last call is stored, in ms. */
const SEEN_EVERY_MS = MINUTE_MS;

export const SIGN_IN_AGAIN = [
  "sign_in_too_old",
  "desk_idle",
  "recent_sign_in_required",
  "second_factor_required",
] as const;
export type SignInAgain = (typeof SIGN_IN_AGAIN)[number];

/** An operator's session at a call; times are epoch ms. */
export type OperatorSession = {
  signedInAt: number;
  hasSecondFactor: boolean;
  /** The time of the session's last action; null: unknown. */
  seenAt: number | null;
};

/** What a call needs: a sign-in of today or a fresh one, perhaps with a second factor. */
export type AccessNeeds = { isRecent: boolean; needsSecondFactor: boolean };

/** Why a session may not make a call; null: it may. Without a known action the sign-in counts. */
export const signInAgainReason = (
  { signedInAt, hasSecondFactor, seenAt }: OperatorSession,
  { isRecent, needsSecondFactor }: AccessNeeds,
  now: number,
): SignInAgain | null => {
  if (now - signedInAt > SIGN_IN_MS) return "sign_in_too_old";
  if (needsSecondFactor && !hasSecondFactor) return "second_factor_required";
  if (now - (seenAt ?? signedInAt) > IDLE_MS) return "desk_idle";
  return isRecent && now - signedInAt > RECENT_SIGN_IN_MS ? "recent_sign_in_required" : null;
};

/** Whether the time of use is due to be stored again. */
export const isSeenAnew = (seenAt: number | null, now: number): boolean =>
  seenAt === null || now - seenAt >= SEEN_EVERY_MS;

/** Whether a value is one of the reasons for a new sign-in. */
export const isSignInAgain = (code: unknown): code is SignInAgain =>
  SIGN_IN_AGAIN.some((reason) => reason === code);
