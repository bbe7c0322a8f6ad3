import type { Lead } from "./lead";
import type { VisitorRecord } from "@/lib/domain/account/record";

/**
 * How long each kind of data is kept, in days. The privacy page promises these numbers, and what deletes old
 * data takes them from here. Our own choice, as nothing else decides them: the DPDP Rules 2025 (rule 8) ask
 * for at least one year from May 2027 on and for deletion once the purpose is served; CERT-In asks for 180 days
 * of logs. When rule 6 comes into force in May 2027, logs have to stay 365 days.
 */
export const RETENTION_DAYS = {
  /** The key to one's record, in the browser. */
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
  /** A message that looks like a machine's or one of a flood, unless somebody at the desk has worked on it. */
  flaggedLead: 30,
  /** The proof that somebody agreed, after the agreement ends: unsubscribed, withdrawn or deleted. */
  consentProof: 365,
  log: 180,
  /** How often each step of the check was taken, for each day: two years can be compared. */
  counts: 761,
  /** The key by which a form that is sent again is known. */
  submission: 7,
  /** The fingerprint of an erased record's number: copies of the database are kept for 30 days. */
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

/** Whether a record has no content and no account owns it. */
export const isEmptyRecord = (record: Told): boolean =>
  record.attempts.length === 0 &&
  record.quizResponses.length === 0 &&
  record.consents.length === 0 &&
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

/** Whether a lead has a flag and nobody at the desk has touched it: then it is taken for a machine's. */
export const isUnwantedLead = ({ flags, status, work }: Lead): boolean =>
  flags.length > 0 && status === "new" && work.length === 0;

/** How long a lead is kept after its last change, in ms: an address on the newsletter's list until it is taken off. */
export const leadKeptMs = (lead: Lead): number => {
  if (isUnwantedLead(lead)) return DAY_MS * RETENTION_DAYS.flaggedLead;
  if (lead.kind !== "newsletter") return DAY_MS * RETENTION_DAYS.lead;
  return lead.endedAt === null ? Infinity : DAY_MS * RETENTION_DAYS.consentProof;
};

/** How long the key of a sent form is remembered after that, in ms. */
export const submissionKeptMs = (): number => DAY_MS * RETENTION_DAYS.submission;

/** How long it is remembered who did what at the desk, in ms: also the proof that somebody was deleted. */
export const deskLogKeptMs = (): number => DAY_MS * RETENTION_DAYS.consentProof;

/** How long it is known when an operator's session was used last, in ms: longer than a sign-in opens the desk. */
export const deskSessionKeptMs = (): number => DAY_MS;

/** How long a day's counts are kept after their last change, in ms. */
export const countsKeptMs = (): number => DAY_MS * RETENTION_DAYS.counts;

/** How long an erasure is listed, in ms, so that a copy from before brings nobody back. */
export const erasedKeptMs = (): number => DAY_MS * RETENTION_DAYS.erasedNumber;

/** How long a message that waits to leave is kept after its last change, in ms: nobody may be there to send it. */
export const notificationKeptMs = (): number => DAY_MS * RETENTION_DAYS.delivery;
