/**
 * Purposes (docs/product/records.md#consent). "contact": we look at answers and call;
 * "shareCheck": a check goes along with a message; "aiProfile": the business's lines go to the
 * AI; "ai", agreed to until it is refused: it writes the advice.
 */
export const CONSENT_PURPOSES = ["contact", "shareCheck", "aiProfile", "ai"] as const;

export const SHARE_CHECK = "shareCheck" satisfies ConsentPurpose;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** A consent, with the version of the text that was shown beside it. Times are epoch ms of the server's clock. */
export type Consent = {
  purpose: string;
  textVersion: string;
  givenAt: number;
  withdrawnAt: number | null;
};

const NEVER = -Infinity;

const lastWithdrawal = (consents: readonly Consent[], purpose: string): number =>
  Math.max(
    NEVER,
    ...consents.filter((one) => one.purpose === purpose).map((one) => one.withdrawnAt ?? NEVER),
  );

/** The active consent to a purpose, or null; a withdrawal on one device ends those of others. */
export const activeConsent = (consents: readonly Consent[], purpose: string): Consent | null => {
  const ended = lastWithdrawal(consents, purpose);
  return (
    consents.findLast(
      (one) => one.purpose === purpose && one.withdrawnAt === null && one.givenAt > ended,
    ) ?? null
  );
};

/** Whether there is an active consent to a purpose. */
export const hasConsent = (consents: readonly Consent[], purpose: string): boolean =>
  activeConsent(consents, purpose) !== null;

/** When a consent last changed, epoch ms. */
const lastWordAt = ({ givenAt, withdrawnAt }: Consent): number =>
  Math.max(givenAt, withdrawnAt ?? NEVER);

/** Oldest change first; at the same time a withdrawal comes last, so that it overrides the consent it ended. */
const byLastWord = (a: Consent, b: Consent): number =>
  lastWordAt(a) - lastWordAt(b) || Number(a.withdrawnAt !== null) - Number(b.withdrawnAt !== null);

/** A visitor's last word on a purpose: yes or no, to which version of the text, and when (epoch ms). */
export type LastWord = { isGiven: boolean; textVersion: string; at: number };

/** The last word on a purpose; null if there was never one. */
export const lastWordOn = (consents: readonly Consent[], purpose: string): LastWord | null => {
  const held = activeConsent(consents, purpose);
  if (held) return { isGiven: true, textVersion: held.textVersion, at: held.givenAt };
  const last = consents
    .filter((one) => one.purpose === purpose)
    .sort(byLastWord)
    .at(-1);
  return last ? { isGiven: false, textVersion: last.textVersion, at: lastWordAt(last) } : null;
};

/** Whether the AI may be asked for this record: unless its owner chose only standard advice. */
export const allowsAi = (consents: readonly Consent[]): boolean =>
  lastWordOn(consents, "ai")?.isGiven !== false;

/** At most this many consents of one purpose stay in a record; nobody changes their mind more often. */
export const MAX_CONSENTS = 20;

/** Drops the oldest consents of each purpose beyond the maximum; active ones stay. */
export const newestConsents = (consents: Consent[]): Consent[] => {
  const dropped = [...new Set(consents.map(({ purpose }) => purpose))].flatMap((purpose) => {
    const own = consents.filter((one) => one.purpose === purpose);
    const held = activeConsent(own, purpose);
    const oldest = own.filter((one) => one !== held).sort(byLastWord);
    return oldest.slice(0, Math.max(0, own.length - MAX_CONSENTS));
  });
  return dropped.length === 0 ? consents : consents.filter((one) => !dropped.includes(one));
};

/** Adds a consent, newer than the last withdrawal; the same object if given. `now`: epoch ms. */
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

/** Withdraws a purpose. The consent stays, with its end, as proof. `now` in epoch ms. */
export const withoutConsent = (consents: Consent[], purpose: string, now: number): Consent[] =>
  hasConsent(consents, purpose)
    ? consents.map((one) =>
        one.purpose === purpose && one.withdrawnAt === null
          ? { ...one, withdrawnAt: Math.max(now, one.givenAt) }
          : one,
      )
    : consents;

/** Notes a no to a purpose; the same object if that text is refused already. `now`: epoch ms. */
export const withRefusal = (
  consents: Consent[],
  purpose: string,
  textVersion: string,
  now: number,
): Consent[] => {
  const ended = withoutConsent(consents, purpose, now);
  const last = lastWordOn(ended, purpose);
  if (last?.textVersion === textVersion) return ended;
  const at = Math.max(now, last?.at ?? NEVER);
  return newestConsents([...ended, { purpose, textVersion, givenAt: at, withdrawnAt: at }]);
};
