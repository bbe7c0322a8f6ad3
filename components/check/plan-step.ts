import type { Outcome } from "@/lib/domain/check/quiz";
import type { PlanStep } from "@/lib/domain/check/plan";
import type { CheckWords } from "@/lib/content/slices/check-words";

/** Our own first step for a concern. */
export const ownStep = ({ steps }: CheckWords, { questionId }: PlanStep): string =>
  steps[questionId];

/** A step of the plan: the AI's wording for this shop where there is one, else our own. */
export const planStep = (
  words: CheckWords,
  { analysis, source }: Outcome,
  step: PlanStep,
): string => {
  const at = source === "ai" ? analysis.nextStepIds.indexOf(step.questionId) : -1;
  return analysis.nextSteps[at] ?? ownStep(words, step);
};
