/**
 * What a visitor can agree to for the record, and take back as easily (decision 23): "contact", that we look at
 * the answers and results and write or call; "aiProfile", that the lines about the business go to the AI.
 */
export const CONSENT_PURPOSES = ["contact", "aiProfile"] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What was agreed to, with the version of the text that stood beside it. Times are epoch ms of the server's clock. */
export type Consent = {
  purpose: string;
  textVersion: string;
  givenAt: number;
  /** Null while it holds. */
  withdrawnAt: number | null;
};

const NEVER = -Infinity;

const lastWithdrawal = (consents: readonly Consent[], purpose: string): number =>
  Math.max(
    NEVER,
    ...consents.filter((one) => one.purpose === purpose).map((one) => one.withdrawnAt ?? NEVER),
  );

/**
 * The consent to a purpose that holds now, or null. The last word counts: a withdrawal also ends what was agreed
 * to before it on another device, once both stand in one record.
 */
export const heldConsent = (consents: readonly Consent[], purpose: string): Consent | null => {
  const ended = lastWithdrawal(consents, purpose);
  return (
    consents.findLast(
      (one) => one.purpose === purpose && one.withdrawnAt === null && one.givenAt > ended,
    ) ?? null
  );
};

/** Whether a purpose is agreed to now. */
export const isGiven = (consents: readonly Consent[], purpose: string): boolean =>
  heldConsent(consents, purpose) !== null;

/**
 * The consents with one more; agreed to already, to the same text, they are the same object. `now` in epoch ms; a
 * clock that was put back does not make a new word older than the last.
 */
export const withConsent = (
  consents: Consent[],
  purpose: string,
  textVersion: string,
  now: number,
): Consent[] => {
  if (heldConsent(consents, purpose)?.textVersion === textVersion) return consents;
  const givenAt = Math.max(now, lastWithdrawal(consents, purpose) + 1);
  return [...consents, { purpose, textVersion, givenAt, withdrawnAt: null }];
};

/** The consents with this purpose taken back; what was agreed to, and until when, stays as the proof of it. `now` in epoch ms. */
export const withoutConsent = (consents: Consent[], purpose: string, now: number): Consent[] =>
  isGiven(consents, purpose)
    ? consents.map((one) =>
        one.purpose === purpose && one.withdrawnAt === null
          ? { ...one, withdrawnAt: Math.max(now, one.givenAt) }
          : one,
      )
    : consents;
