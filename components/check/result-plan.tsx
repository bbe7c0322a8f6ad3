import { STEP_FACTS } from "@/lib/domain/check/first-steps";
import { planOf } from "@/lib/domain/check/plan";
import { fill } from "@/lib/domain/core/fill";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { planStep } from "./plan-step";
import { ResultSection } from "./result-section";

type ResultPlanProps = { words: CheckWords; outcome: Outcome };

/** On paper only: empty boxes for a pen. */
const Boxes = ({ labels }: { labels: readonly string[] }) => (
  <span className="pen-boxes" aria-hidden="true">
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </span>
);

/** What do I do on Monday? The plan, said once: for a perfect score three questions that make sure of it. */
export function ResultPlan({ words, outcome }: ResultPlanProps) {
  const { firstSteps } = words.quiz.results;
  const { plan: text, sheet, topics } = words.result;
  const plan = planOf(outcome.answers);
  if (plan.length === 0)
    return (
      <ResultSection title={firstSteps.title}>
        <p className="mt-2">{firstSteps.none}</p>
      </ResultSection>
    );
  return (
    <ResultSection title={firstSteps.title}>
      <ol className="plan">
        {plan.map(({ questionId, answer }) => {
          const { minutes, tool } = STEP_FACTS[questionId];
          return (
            <li key={questionId}>
              <span className="step-label" data-label>
                <strong>{topics[questionId]}</strong>
                <span className="tag">{fill(text.minutes, { n: minutes })}</span>
              </span>
              <span className="mt-1 block">{planStep(words, outcome, { questionId, answer })}</span>
              {tool && (
                <a className="tool" href={words.tools[tool]} target="_blank" rel="noopener">
                  {words.result.tools[tool]}
                </a>
              )}
              <Boxes labels={[sheet.who, sheet.by, sheet.done]} />
            </li>
          );
        })}
      </ol>
    </ResultSection>
  );
}
