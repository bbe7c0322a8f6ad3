/** Why a sign-in failed, as far as the visitor is told (spec §8). */
export const SIGN_IN_REASONS = [
  "closed",
  "blocked",
  "unauthorized-domain",
  "not-allowed",
  "invalid-key",
  "other",
] as const;

export type SignInReason = (typeof SIGN_IN_REASONS)[number];

/** Firebase's codes; a code that goes on with a whole sentence counts by its beginning. */
const REASON_BY_CODE: readonly (readonly [string, SignInReason])[] = [
  ["auth/popup-closed-by-user", "closed"],
  ["auth/user-cancelled", "closed"],
  ["auth/cancelled-popup-request", "closed"],
  ["auth/popup-blocked", "blocked"],
  ["auth/unauthorized-domain", "unauthorized-domain"],
  ["auth/operation-not-allowed", "not-allowed"],
  ["auth/configuration-not-found", "not-allowed"],
  ["auth/invalid-api-key", "invalid-key"],
  ["auth/api-key-", "invalid-key"],
];

/** Whether a value from outside names a reason. */
export const isSignInReason = (value: unknown): value is SignInReason =>
  SIGN_IN_REASONS.some((reason) => reason === value);

/** The reason behind an error code of Firebase; "other" for every code that the visitor is told nothing special of. */
export const signInReason = (code: unknown): SignInReason =>
  (typeof code === "string" &&
    REASON_BY_CODE.find(([beginning]) => code.startsWith(beginning))?.[1]) ||
  "other";

/** A sign-in that failed for a known reason. */
export class SignInError extends Error {
  readonly reason: SignInReason;

  constructor(reason: SignInReason, options?: ErrorOptions) {
    super(`sign-in: ${reason}`, options);
    this.name = "SignInError";
    this.reason = reason;
  }
}
