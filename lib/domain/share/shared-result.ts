import type { Analysis, AnalysisSource } from "@/lib/domain/check/analysis";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { planNow } from "@/lib/domain/check/plan";
import { type PlanOutcome, type SharedStep, stepText } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { StepWords } from "@/lib/domain/check/step-words";
import type { Lang } from "@/lib/domain/core/languages";
import type { LinkScope, ShareLink } from "./link";

type SharedCheck = {
  lang: Lang;
  /** When the check was finished and when the link ends, epoch ms. */
  completedAt: number;
  expiresAt: number;
} & PlanOutcome;

/** What a private link shows, in its words: never an id, a name, a contact or a line about the business. */
export type SharedResult = SharedCheck &
  (
    | { scope: "plan" }
    | {
        scope: "answers";
        answers: CompleteAnswers;
        analysis: Analysis;
        source: AnalysisSource;
      }
  );

/** What a link shows of a finished check; the caller decides whose words the analysis holds. */
export const sharedResultOf = (
  { scope, completedAt, endsAt }: ShareLink & { scope: LinkScope },
  lang: Lang,
  { answers, result, analysis, source, marks = {} }: Outcome,
  words: StepWords,
): SharedResult => {
  const { earlier, steps } = planNow(answers, marks);
  const plan = [...earlier, ...steps].map((step): SharedStep => {
    const { dueAt = null, doneAt = null } = marks[step.questionId] ?? {};
    const { answer: _answer, ...text } = stepText(step, words);
    return { ...text, dueAt, doneAt };
  });
  const check = { lang, completedAt, expiresAt: endsAt, result, plan };
  return scope === "plan" ? { scope, ...check } : { scope, ...check, answers, analysis, source };
};
