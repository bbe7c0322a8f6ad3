import { hasConsent } from "@/lib/domain/core/consent";
import { type Answers } from "@/lib/domain/check/answers";
import { type LeadRow, leadRow } from "@/lib/domain/leads/lead-row";
import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Profile } from "@/lib/domain/account/profile";
import {
  answersOf,
  type Attempt,
  type StoredAnalysis,
  type VisitorRecord,
} from "@/lib/domain/account/record";

/** The most finished checks that are shown with their dates; the newest matter most. */
const MOST_ATTEMPTS = 10;

/** A visitor's answers and results, shown while the consent to be contacted holds. */
export type LeadCheck = {
  /** The answers of the check that is open, or was finished last. */
  answers: Answers;
  /** The newest first. */
  attempts: Attempt[];
  /** The analysis of the newest attempt. */
  analysis: StoredAnalysis | null;
  profile: Profile;
};

/** Another lead on a person's card. */
export type CardLead = Pick<LeadRow, "id" | "reference" | "kind" | "status" | "arrivedAt"> & {
  row: LeadRow;
  notes: readonly LeadNote[];
};

/** A stored lead as one of a card. */
export const cardLead = (id: string, stored: Lead & { createdAt: number }): CardLead => {
  const row = leadRow(id, stored);
  const { reference, kind, status, arrivedAt } = row;
  return { id, reference, kind, status, arrivedAt, row, notes: stored.notes };
};

type Shown<L> = L extends Lead ? Omit<L, "keys" | "visitorId"> : never;

/** Everything the desk shows of a lead. */
export type LeadDetail = {
  row: LeadRow;
  lead: Shown<Lead>;
  /** null without a record, or without its owner's consent. */
  check: LeadCheck | null;
  /** The other leads on the person's card: the head first, then the newest first. */
  card: CardLead[];
  /** The same visitor's other leads, also those on the card. */
  others: LeadRow[];
  /** Whether deleting everything would delete a Google account's user, too. */
  hasAccount: boolean;
};

/** The one check that was sent along with a message; null once its owner has withdrawn that. */
const sharedCheck = (record: VisitorRecord, lead: Lead): LeadCheck | null => {
  const score = lead.kind === "contact" ? lead.sharedCheck?.score : null;
  const attempt = record.attempts.find(({ completedAt }) => completedAt === score?.completedAt);
  if (!attempt) return null;
  const isLast = attempt === record.attempts.at(-1);
  return {
    answers: attempt.answers,
    attempts: [attempt],
    analysis: isLast ? record.aiAnalysis : null,
    profile: {},
  };
};

/** What the desk may see of a visitor's checks with a lead: all of them, one, or nothing (null). */
export const visibleCheck = (record: VisitorRecord, lead: Lead): LeadCheck | null =>
  hasConsent(record.consents, "contact") ? leadCheck(record) : sharedCheck(record, lead);

export const leadCheck = (record: VisitorRecord): LeadCheck => ({
  answers: answersOf(record),
  attempts: record.attempts.slice(-MOST_ATTEMPTS).reverse(),
  analysis: record.aiAnalysis,
  profile: record.profile,
});

/** A lead without the hashes of its keys and the id of its record. */
export const shownLead = <L extends Lead>({ keys, visitorId, ...shown }: L): Shown<Lead> =>
  shown as Shown<Lead>;

/** A stored lead with the related data. */
export const leadDetail = (
  id: string,
  stored: Lead & { createdAt: number; updatedAt: number },
  around: Omit<LeadDetail, "row" | "lead">,
): LeadDetail => {
  const { createdAt, updatedAt, ...lead } = stored;
  return { row: leadRow(id, stored), lead: shownLead(lead), ...around };
};
