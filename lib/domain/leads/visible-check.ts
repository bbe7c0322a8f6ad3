import { hasConsent } from "@/lib/domain/core/consent";
import { type Answers } from "@/lib/domain/check/answers";
import { NO_NOTES, type PlanNotes } from "@/lib/domain/check/plan-marks";
import type { Profile } from "@/lib/domain/account/profile";
import {
  answersOf,
  type Attempt,
  type StoredAnalysis,
  type VisitorRecord,
} from "@/lib/domain/account/record";
import type { Lead } from "./lead";

const MOST_ATTEMPTS = 10;

/** A visitor's answers and results, the newest first; analysis and plan are of the newest. */
export type LeadCheck = {
  answers: Answers;
  attempts: Attempt[];
  analysis: StoredAnalysis | null;
  profile: Profile;
  plan: PlanNotes;
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
    plan: NO_NOTES,
  };
};

/** What the desk may see of a visitor's checks with a lead: all of them, one, or nothing (null). */
export const visibleCheck = (record: VisitorRecord, lead: Lead): LeadCheck | null =>
  hasConsent(record.consents, "contact") ? leadCheck(record) : sharedCheck(record, lead);

/** All that a record says of its owner's checks. */
export const leadCheck = (record: VisitorRecord): LeadCheck => ({
  answers: answersOf(record),
  attempts: record.attempts.slice(-MOST_ATTEMPTS).reverse(),
  analysis: record.aiAnalysis,
  profile: record.profile,
  plan: record.plan,
});
