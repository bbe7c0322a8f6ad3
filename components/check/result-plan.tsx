import type { ReactNode } from "react";
import { firstReason, planNow } from "@/lib/domain/check/plan";
import { type PlanOutcome, planTexts, whysOf } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { PlanSteps, type ShownStep } from "@/components/plan/plan-steps";
import { ResultSection } from "./result-section";

type ResultPlanProps = {
  words: CheckWords;
  outcome: Outcome | PlanOutcome;
  /** The plan with its owner's ticks. */
  own?: ReactNode;
  /** What the reader of a link sees below a step. */
  below?: ((step: ShownStep) => ReactNode) | undefined;
};

/** What do I do on Monday? Why step 1 is the first, then the plan; for a perfect score questions that make sure of it. */
export function ResultPlan({ words, outcome, own, below }: ResultPlanProps) {
  const { firstSteps } = words.quiz.results;
  if (isWithoutConcern(outcome.result))
    return (
      <ResultSection title={firstSteps.title}>
        <p className="mt-2">{firstSteps.none}</p>
        <ul className="list-dash mt-1">
          {Object.values(firstSteps.sure).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </ResultSection>
    );
  const whole = "answers" in outcome ? outcome : null;
  const steps = "plan" in outcome ? outcome.plan : planTexts(outcome, words);
  const [first] = whole ? planNow(whole.answers, whole.marks ?? {}).steps : [];
  return (
    <ResultSection title={firstSteps.title}>
      {first && <p className="mt-2">{words.result.plan.first[firstReason(first)]}</p>}
      {own ?? (
        <PlanSteps
          words={words}
          steps={steps}
          {...(whole && { whys: whysOf(steps, whole) })}
          {...(below && { below })}
        />
      )}
    </ResultSection>
  );
}
