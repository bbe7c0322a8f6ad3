/** Why a sign-in failed; each reason has a message (docs/product/records.md#sign-in). */
export const SIGN_IN_REASONS = [
  "closed",
  "blocked",
  "unauthorized-domain",
  "not-allowed",
  "invalid-key",
  "clock",
  "other",
] as const;

export type SignInReason = (typeof SIGN_IN_REASONS)[number];

/** Firebase's codes, compared by their beginning: some continue with a whole sentence. */
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

/** The reason for an error code of Firebase; "other" for codes without a separate message. */
export const signInReason = (code: unknown): SignInReason =>
  (typeof code === "string" &&
    REASON_BY_CODE.find(([beginning]) => code.startsWith(beginning))?.[1]) ||
  "other";

export class SignInError extends Error {
  readonly reason: SignInReason;

  constructor(reason: SignInReason, options?: ErrorOptions) {
    super(`sign-in: ${reason}`, options);
    this.name = "SignInError";
    this.reason = reason;
  }
}
