import { concernGroups } from "@/lib/domain/check/concern-pairs";
import { fill } from "@/lib/domain/core/fill";
import { ownStep } from "@/lib/domain/check/step-words";
import { planNow } from "@/lib/domain/check/plan";
import type { Outcome } from "@/lib/domain/check/quiz";
import { pointsLeft } from "@/lib/domain/check/scoring";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { CheckWords } from "@/lib/content/slices/check-words";

type AllAnswersProps = { words: CheckWords; outcome: Outcome };

/** Why this score? Each yes and maybe with its first step, the worst area first; then the noes. */
export function AllAnswers({ words, outcome: { answers, result, marks = {} } }: AllAnswersProps) {
  const { why, health } = words.quiz.results;
  const { answers: text, topics } = words.result;
  const { earlier, steps } = planNow(answers, marks);
  const plan = [...earlier, ...steps].map(({ questionId }) => questionId);
  const clear = QUESTION_IDS.filter((id) => answers[id] === "no").map((id) => topics[id]);
  return (
    <details className="result-details all-answers border-y border-rule">
      <summary>{text.title}</summary>
      <p className="text-base text-soft">{health.formula}</p>
      {concernGroups(answers, result).map(({ section, concerns }) => (
        <div key={section.sectionId} className="mt-4">
          <h4 className="font-bold">
            {words.areaTitles[section.sectionId]}: <span data-label>{pointsLeft(section)}</span>
          </h4>
          <ul>
            {concerns.map(({ questionId, answer }) => (
              <li key={questionId} className="border-b border-rule py-3">
                <p className="font-semibold">{words.questions[questionId]}</p>
                <p className="mt-0.5 text-base text-soft" data-label>
                  {why.answered[answer]}
                </p>
                <p className="mt-1">
                  {plan.includes(questionId) ? (
                    fill(text.inPlan, { n: plan.indexOf(questionId) + 1 })
                  ) : (
                    <>
                      <span className="font-semibold text-green">{why.firstStep}: </span>
                      {ownStep({ questionId, answer }, words).text}
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {clear.length > 0 && (
        <p className="mt-4">
          <span className="font-bold">{text.no}</span> {clear.join(", ")}
        </p>
      )}
    </details>
  );
}
