import type { Lead } from "./lead";
import type { VisitorRecord } from "@/lib/domain/account/record";

/**
 * How long each kind of data is kept, in days. The privacy page promises these numbers, and the code that deletes old
 * data uses them. They are our choice, since no rule sets them: the DPDP Rules 2025 (rule 8) ask for at least one year
 * from May 2027 on and for deletion once the purpose is served; CERT-In asks for 180 days of logs. When rule 6 comes
 * into force in May 2027, logs have to be kept for 365 days.
 */
export const RETENTION_DAYS = {
  /** The owner token in the browser. */
  ownerCookie: 180,
  /** A Get Started form kept in the browser. */
  onboarding: 30,
  /** A record without content: no answer, no consent, nothing about the business. */
  emptyRecord: 7,
  /** A record without a finished check, after its last change. */
  unfinishedCheck: 365,
  /** A record with a finished check, after its last change. */
  finishedCheck: 730,
  /** A message through the contact form, after its last change. */
  lead: 730,
  /** A flagged message, unless an operator has worked on it. */
  flaggedLead: 30,
  /** The proof of consent, after the consent ends: unsubscribed, withdrawn or deleted. */
  consentProof: 365,
  log: 180,
  /** The counts of each day: two years can be compared. */
  counts: 761,
  /** The Idempotency-Key by which a repeated form is recognised. */
  submission: 7,
  /** The hash of an erased record's id: copies of the database are kept for 30 days. */
  erasedNumber: 40,
  /** How long a queued notification is kept after its last change, in ms, in case nothing sends it. */
  delivery: 7,
} as const;

const DAYS_A_YEAR = 365;

/** Whole months of a number of days, for texts: 365 days are 12 months, 730 are 24. */
export const inMonths = (days: number): number => Math.floor((days * 12) / DAYS_A_YEAR);

const DAY_MS = 24 * 60 * 60 * 1000;

type Told = Pick<
  VisitorRecord,
  "attempts" | "quizResponses" | "consents" | "leads" | "profile" | "ownerUid" | "mergedInto"
>;

/** Whether a record has no content, but for a choice about the advice, and no account owns it. */
export const isEmptyRecord = (record: Told): boolean =>
  record.attempts.length === 0 &&
  record.quizResponses.length === 0 &&
  record.consents.every(({ purpose }) => purpose === "ai") &&
  record.leads.length === 0 &&
  Object.values(record.profile).every((line) => line === "") &&
  record.ownerUid === null &&
  record.mergedInto === null;

/** How long a visitor's record is kept after its last change, in ms. */
export const recordKeptMs = (record: Told): number => {
  if (isEmptyRecord(record)) return DAY_MS * RETENTION_DAYS.emptyRecord;
  const { finishedCheck, unfinishedCheck } = RETENTION_DAYS;
  return DAY_MS * (record.attempts.length > 0 ? finishedCheck : unfinishedCheck);
};

/** Whether a lead has a flag and no operator has worked on it: then it counts as a machine's. */
export const isUnwantedLead = ({ flags, status, work }: Lead): boolean =>
  flags.length > 0 && status === "new" && work.length === 0;

/** How long a lead is kept after its last change, in ms: an address on the newsletter's list until it is taken off. */
export const leadKeptMs = (lead: Lead): number => {
  if (isUnwantedLead(lead)) return DAY_MS * RETENTION_DAYS.flaggedLead;
  if (lead.kind !== "newsletter") return DAY_MS * RETENTION_DAYS.lead;
  return lead.endedAt === null ? Infinity : DAY_MS * RETENTION_DAYS.consentProof;
};

/** How long the key of a sent form is kept, in ms. */
export const submissionKeptMs = (): number => DAY_MS * RETENTION_DAYS.submission;

/** How long the desk's log is kept, in ms: it is also the proof of a deletion. */
export const deskLogKeptMs = (): number => DAY_MS * RETENTION_DAYS.consentProof;

/** How long the last use of an operator's session is kept, in ms: longer than a sign-in opens the desk. */
export const deskSessionKeptMs = (): number => DAY_MS;

/** How long a day's counts are kept after their last change, in ms. */
export const countsKeptMs = (): number => DAY_MS * RETENTION_DAYS.counts;

/** How long an erasure is listed, in ms, so that restoring an older copy brings nobody back. */
export const erasedKeptMs = (): number => DAY_MS * RETENTION_DAYS.erasedNumber;

/** How long a queued notification is kept after its last change, in ms, in case nothing sends it. */
export const notificationKeptMs = (): number => DAY_MS * RETENTION_DAYS.delivery;
