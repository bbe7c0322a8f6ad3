import type { Lead } from "./lead";
import type { VisitorRecord } from "@/lib/domain/account/record";

/**
 * How long each kind of data is kept, in days. The privacy policy and the notices print these numbers, and the code
 * that deletes old data uses them. They are our choice; what the data rules of May 2027 change, and what a lawyer must
 * confirm, is in docs/decisions/041-the-data-rules-of-2027-are-a-setting.md.
 */
export const RETENTION_DAYS = {
  /** The owner token in the browser. */
  ownerCookie: 180,
  /** A Get Started form kept in the browser. */
  onboarding: 30,
  /** A record without a finished check, after its last change. */
  unfinishedCheck: 365,
  /** A record with a finished check, after its last change. */
  finishedCheck: 730,
  /** A message through the contact form, after its last change. */
  lead: 365,
  /** A person who became a customer, after the last change: as long as the books. */
  wonLead: 8 * 365,
  /** A flagged message, and one that an operator marked as spam. */
  flaggedLead: 30,
  /** The proof of consent, after the consent ends: unsubscribed, withdrawn or deleted. */
  consentProof: 365,
  /** A private link, from when it was made. */
  link: 90,
  /** The technical log, which the operator keeps; the second time is for `dataRules2027`. */
  log: 180,
  logFrom2027: 365,
  /** What a visitor deleted, while `dataRules2027` is on. */
  setAside: 365,
  /** The desk's log: it is also the proof of a deletion. */
  deskLog: 365,
  /** The papers of a package after the work ends; the operator deletes them by hand. */
  papers: 30,
  /** The counts of each day: two years can be compared. */
  counts: 761,
  /** The Idempotency-Key by which a repeated form is recognised. */
  submission: 7,
  /** The hash of an erased record's id: copies of the database are kept for 30 days. */
  erasedNumber: 40,
  /** The taken times of a day of calls, after that day. */
  callDay: 7,
  /** How long a queued notification is kept after its last change, in ms, in case nothing sends it. */
  delivery: 7,
} as const;

const DAYS_A_YEAR = 365;

/** Whole months of a number of days, for texts: 365 days are 12 months, 730 are 24. */
export const inMonths = (days: number): number => Math.floor((days * 12) / DAYS_A_YEAR);

/** These times as the holes of texts name them: `{leadDays}`, `{leadMonths}`, `{wonLeadYears}`. */
export const keptTimes: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(RETENTION_DAYS).flatMap(([kind, days]) => [
    [`${kind}Days`, days],
    [`${kind}Months`, inMonths(days)],
    [`${kind}Years`, Math.floor(days / DAYS_A_YEAR)],
  ]),
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long this kind of data is kept after its last change, in ms. */
export const keptMsOf = (kind: keyof typeof RETENTION_DAYS): number =>
  DAY_MS * RETENTION_DAYS[kind];

/** How long a visitor's record is kept after its last change, in ms. */
export const recordKeptMs = ({ attempts }: Pick<VisitorRecord, "attempts">): number => {
  const { finishedCheck, unfinishedCheck } = RETENTION_DAYS;
  return DAY_MS * (attempts.length > 0 ? finishedCheck : unfinishedCheck);
};

/** Whether the books have something of a lead that an earlier release stored. */
const isFormerSale = ({ status, payments = [] }: Lead): boolean =>
  status === "won" || payments.length > 0;

/** How long a lead is kept after its last change, in ms: an address on the newsletter's list until it is taken off. */
export const leadKeptMs = (lead: Lead): number => {
  if (isFormerSale(lead)) return keptMsOf("wonLead");
  if (lead.kind === "newsletter")
    return lead.endedAt === null ? Infinity : keptMsOf("consentProof");
  return keptMsOf(lead.flags.length > 0 ? "flaggedLead" : "lead");
};

/** How long a private link is kept from `now` (epoch ms) on, in ms: until it ends, however often it is changed. */
export const linkKeptMs = ({ endsAt }: { endsAt: number }, now: number): number => endsAt - now;

/** How long the taken times of a day that begins at `startsAt` are kept, in ms from `now`; both epoch ms. */
export const callDayKeptMs = (startsAt: number, now: number): number =>
  startsAt + DAY_MS * (1 + RETENTION_DAYS.callDay) - now;

/** How long an operator's session is kept after its last use, in ms: longer than it opens the desk. */
export const deskSessionKeptMs = (): number => DAY_MS;

/** How long a link to the desk is kept, in ms: longer than it can be used. */
export const deskLinkKeptMs = (): number => DAY_MS / 24;

/** How long a queued notification is kept after it is due, in ms from `now` (epoch ms), in case nothing sends it. */
export const notificationKeptMs = ({ dueAt }: { dueAt: number }, now: number): number =>
  Math.max(0, dueAt - now) + DAY_MS * RETENTION_DAYS.delivery;

/**
 * Whether data saved at `savedAt` may still be used at `now`, both epoch ms: for 30 days (docs/product/leads.md#get-started).
 * A time further ahead than that comes from a wrong clock and counts as expired, or it would never expire.
 */
export const isFresh = (savedAt: unknown, now: number): boolean =>
  typeof savedAt === "number" && Math.abs(now - savedAt) <= RETENTION_DAYS.onboarding * DAY_MS;
