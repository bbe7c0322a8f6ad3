const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an operator's sign-in opens the desk, in ms. */
const SIGN_IN_MS = 12 * HOUR_MS;
/** How old the sign-in may be for what takes many people's data along, or deletes it, in ms. */
const RECENT_SIGN_IN_MS = 15 * MINUTE_MS;
/** Without anything done for so long, the desk closes, in ms. */
const IDLE_MS = HOUR_MS;
/** How exactly the last call is remembered, in ms. */
const SEEN_EVERY_MS = MINUTE_MS;

/** Why an operator has to sign in again: the code of the refusal. */
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
  /** When something was done by this session last; null: not known. */
  seenAt: number | null;
};

/** What a call needs: a sign-in of today, or one just made. */
export type AccessNeeds = { isRecent: boolean; needsSecondFactor: boolean };

/**
 * Why a session does not open the desk for a call; null: it does. Of a session never seen the sign-in is taken for
 * its last call.
 */
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

/** Whether it is time to write down that a session is used. */
export const isSeenAnew = (seenAt: number | null, now: number): boolean =>
  seenAt === null || now - seenAt >= SEEN_EVERY_MS;

/** Whether a text is one of the reasons to sign in again. */
export const isSignInAgain = (code: unknown): code is SignInAgain =>
  SIGN_IN_AGAIN.some((reason) => reason === code);
