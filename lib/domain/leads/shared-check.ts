import { type Consent, SHARE_CHECK } from "@/lib/domain/core/consent";
import type { Attempt, VisitorRecord } from "@/lib/domain/account/record";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import type { SectionId } from "@/lib/domain/check/sections";

export type CheckScore = {
  completedAt: number;
  healthScore: number;
  grade: string;
  area: SectionId | null;
};

/** A check that its owner sent along with a message, by a tick and a consent of its own (docs/product/records.md#consent). */
export type SharedCheck = {
  consent: Consent;
  score: CheckScore | null;
};

/** What one finished check came to. */
export const scoreOfAttempt = ({ completedAt, result }: Attempt): CheckScore => ({
  completedAt,
  healthScore: result.healthScore,
  grade: result.grade,
  area: isWithoutConcern(result) ? null : result.recommendation.sectionId,
});

/** The check finished last; null without one. */
export const lastScoreOf = ({ attempts }: Pick<VisitorRecord, "attempts">): CheckScore | null => {
  const last = attempts.at(-1);
  return last ? scoreOfAttempt(last) : null;
};

/** A record's last check as shared now, epoch ms; null without a finished check. */
export const sharedCheckOf = (
  record: Pick<VisitorRecord, "attempts">,
  textVersion: string,
  now: number,
): SharedCheck | null => {
  const score = lastScoreOf(record);
  const consent = { purpose: SHARE_CHECK, textVersion, givenAt: now, withdrawnAt: null };
  return score && { consent, score };
};

/** The shared check after its consent was withdrawn: the consent stays, with its end, as proof; the score goes. */
export const withoutSharing = ({ consent }: SharedCheck, now: number): SharedCheck => ({
  consent:
    consent.withdrawnAt === null
      ? { ...consent, withdrawnAt: Math.max(now, consent.givenAt) }
      : consent,
  score: null,
});
