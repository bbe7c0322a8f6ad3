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
export const activeConsent = (consents: readonly Consent[], purpose: string): Consent | null => {
  const ended = lastWithdrawal(consents, purpose);
  return (
    consents.findLast(
      (one) => one.purpose === purpose && one.withdrawnAt === null && one.givenAt > ended,
    ) ?? null
  );
};

/** Whether a purpose is agreed to now. */
export const hasConsent = (consents: readonly Consent[], purpose: string): boolean =>
  activeConsent(consents, purpose) !== null;

/** Consents of one purpose that a record keeps; a person changes their mind less often. */
export const MAX_CONSENTS = 20;

/** When something was last said about it, epoch ms. */
const lastWordAt = ({ givenAt, withdrawnAt }: Consent): number =>
  Math.max(givenAt, withdrawnAt ?? NEVER);

/** Earlier words first; of the same moment a withdrawal last, so that it outlives what it ended. */
const byLastWord = (a: Consent, b: Consent): number =>
  lastWordAt(a) - lastWordAt(b) || Number(a.withdrawnAt !== null) - Number(b.withdrawnAt !== null);

/** The consents without the oldest ones of each purpose beyond the cap; what is agreed to now stays. */
export const newestConsents = (consents: Consent[]): Consent[] => {
  const dropped = [...new Set(consents.map(({ purpose }) => purpose))].flatMap((purpose) => {
    const own = consents.filter((one) => one.purpose === purpose);
    const held = activeConsent(own, purpose);
    const oldest = own.filter((one) => one !== held).toSorted(byLastWord);
    return oldest.slice(0, Math.max(0, own.length - MAX_CONSENTS));
  });
  return dropped.length === 0 ? consents : consents.filter((one) => !dropped.includes(one));
};

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
  if (activeConsent(consents, purpose)?.textVersion === textVersion) return consents;
  const givenAt = Math.max(now, lastWithdrawal(consents, purpose) + 1);
  return newestConsents([...consents, { purpose, textVersion, givenAt, withdrawnAt: null }]);
};

/** The consents with this purpose taken back; what was agreed to, and until when, stays as the proof of it. `now` in epoch ms. */
export const withoutConsent = (consents: Consent[], purpose: string, now: number): Consent[] =>
  hasConsent(consents, purpose)
    ? consents.map((one) =>
        one.purpose === purpose && one.withdrawnAt === null
          ? { ...one, withdrawnAt: Math.max(now, one.givenAt) }
          : one,
      )
    : consents;
