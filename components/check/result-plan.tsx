import { type PlanOutcome, planTexts } from "@/lib/domain/check/plan-texts";
import { fill } from "@/lib/domain/core/fill";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultSection } from "./result-section";

type ResultPlanProps = { words: CheckWords; outcome: Outcome | PlanOutcome };

/** On paper only: empty boxes for a pen. */
const Boxes = ({ labels }: { labels: readonly string[] }) => (
  <span className="pen-boxes" aria-hidden="true">
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </span>
);

/** What do I do on Monday? The plan, said once; for a perfect score questions that make sure of it. */
export function ResultPlan({ words, outcome }: ResultPlanProps) {
  const { firstSteps } = words.quiz.results;
  const { plan: text, sheet, topics, tools } = words.result;
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
  const steps = "plan" in outcome ? outcome.plan : planTexts(outcome, words);
  return (
    <ResultSection title={firstSteps.title}>
      <ol className="plan">
        {steps.map((step) => (
          <li key={step.questionId}>
            <span className="flex items-start justify-between gap-3 leading-[1.45]" data-label>
              <strong className="first-letter:uppercase">{topics[step.questionId]}</strong>
              <span className="tag">{fill(text.minutes, { n: step.minutes })}</span>
            </span>
            <span className="mt-1 block">{step.text}</span>
            <span className="mt-1 block text-base">
              <span className="font-semibold text-green">{text.done}</span> {step.done}
            </span>
            {step.tool && (
              <a
                className="inline-flex min-h-11 items-center font-semibold text-red underline print:hidden"
                href={words.tools[step.tool]}
                target="_blank"
                rel="noopener"
              >
                {tools[step.tool]}
              </a>
            )}
            <Boxes labels={[sheet.who, sheet.by, sheet.done]} />
          </li>
        ))}
      </ol>
    </ResultSection>
  );
}
