import type { Analysis, AnalysisSource } from "@/lib/domain/check/analysis";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { planNow } from "@/lib/domain/check/plan";
import { type SharedStep, stepText } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { QuizResult } from "@/lib/domain/check/scoring";
import type { StepWords } from "@/lib/domain/check/step-words";
import type { Lang } from "@/lib/domain/core/languages";
import type { LinkScope, ShareLink } from "./link";

type SharedPlan = {
  lang: Lang;
  /** When the check was finished and when the link ends, epoch ms. */
  completedAt: number;
  expiresAt: number;
  plan: readonly SharedStep[];
};

/** What a private link shows, in its words: never an id, a name, a contact or a line about the business; a plan without its score. */
export type SharedResult = SharedPlan &
  (
    | { scope: "plan" }
    | {
        scope: "answers";
        result: QuizResult;
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
    const { answer: _answer, ...text } = stepText(step, words, marks[step.questionId]);
    return text;
  });
  const shared = { lang, completedAt, expiresAt: endsAt, plan };
  return scope === "plan"
    ? { scope, ...shared }
    : { scope, ...shared, result, answers, analysis, source };
};
