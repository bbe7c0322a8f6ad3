import { contentIn } from "@/lib/content";
import type { PlanMarks, PlanNotes } from "@/lib/domain/check/plan-marks";
import { tradeStepsIn } from "@/lib/content/slices/plan-words";
import type { Attempt, StoredAnalysis, VisitorRecord } from "@/lib/domain/account/record";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { Lang } from "@/lib/domain/core/languages";
import { allowsAi } from "@/lib/domain/core/consent";

/** The stored analysis of a finished check; null for one that is not the record's last. */
export const keptAnalysis = (
  { attempts, aiAnalysis }: Pick<VisitorRecord, "attempts" | "aiAnalysis">,
  { completedAt }: Attempt,
): StoredAnalysis | null => (attempts.at(-1)?.completedAt === completedAt ? aiAnalysis : null);

/** The steps of the owner's trade in a language. */
export const tradeOf = (lang: Lang, { plan }: { plan: PlanNotes }) =>
  tradeStepsIn(lang, plan.trade?.value ?? null);

/** A finished check in a language with its owner's marks, and its kept or the standard analysis. */
export const attemptOutcome = (
  wanted: Lang,
  { answers, result }: Attempt,
  kept: StoredAnalysis | null,
  marks: PlanMarks,
): Outcome => {
  if (kept?.lang !== wanted) {
    const analysis = standardAnalysis(answers, result, contentIn(wanted).analysis);
    return { answers, result, analysis, source: "standard", marks };
  }
  const { source, lang, analysisDate, ...analysis } = kept;
  return { answers, result, analysis, source, marks };
};

/**
 * A record as others than its owner read it: with the AI's words only where no line about the
 * business could reach the AI, since such a line can say what it writes.
 */
export const recordForOthers = (record: VisitorRecord): VisitorRecord => {
  const { aiAnalysis: kept, attempts, consents } = record;
  const last = attempts.at(-1);
  const isWithoutLines = consents.every(({ purpose }) => purpose !== "aiProfile");
  if (!last || kept?.source !== "ai" || (isWithoutLines && allowsAi(consents))) return record;
  const { analysis, source } = attemptOutcome(kept.lang, last, null, {});
  return { ...record, aiAnalysis: { ...kept, ...analysis, source } };
};
