import { CONCERN_POINTS, concernsOf } from "@/lib/domain/check/answers";
import { fill } from "@/lib/domain/core/fill";
import type { Outcome } from "@/lib/domain/check/quiz";
import { concernGroups } from "@/lib/domain/check/concern-groups";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ConcernBox, ConcernBoxes } from "./concern-boxes";
import { ResultSection } from "./result-section";

const MONDAY_STEPS = 3;

type ResultPartProps = { words: CheckWords; outcome: Outcome };

/** "What do I do on Monday?": the first steps of the owner's worst answers. */
export function ResultFirstSteps({ words, outcome }: ResultPartProps) {
  const { firstSteps } = words.quiz.results;
  const concerns = concernsOf(outcome.answers).slice(0, MONDAY_STEPS);
  return (
    <ResultSection title={firstSteps.title}>
      <p className="mt-1 text-base text-soft">
        {concerns.length > 0 ? firstSteps.text : firstSteps.none}
      </p>
      <ol className="list-numbered mt-3">
        {concerns.map(({ questionId }) => (
          <li key={questionId}>{words.steps[questionId]}</li>
        ))}
      </ol>
    </ResultSection>
  );
}

/** "Why this score?": the three sections as boxes, then every yes and maybe with its free first step. */
export function ResultWhy({ words, outcome: { answers, result } }: ResultPartProps) {
  const { health, why } = words.quiz.results;
  const groups = concernGroups(answers, result);
  return (
    <ResultSection title={why.title}>
      <p className="mt-1 text-base text-soft">
        {why.text} {health.formula}
      </p>
      <ul className="mt-3 border-t border-rule">
        {result.sectionScores.map(({ sectionId, score, totalQuestions, percentage }) => {
          const points = fill(why.section, { score, total: totalQuestions, percentage });
          return (
            <li
              key={sectionId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-3"
            >
              <span className="min-w-48 flex-1">
                <span className="block font-semibold">{words.areaTitles[sectionId]}</span>
                <span className="block text-base text-soft">{score > 0 ? points : why.clear}</span>
              </span>
              <ConcernBoxes
                score={score}
                total={totalQuestions}
                label={`${words.areaTitles[sectionId]}: ${points}`}
              />
            </li>
          );
        })}
      </ul>
      {groups.length > 0 && <h4 className="mt-6 font-bold">{why.more}</h4>}
      {groups.map(({ section, concerns }) => (
        <div key={section.sectionId} className="mt-4">
          <h5 className="text-base font-semibold text-red">
            {words.areaTitles[section.sectionId]}
          </h5>
          <ul className="concerns">
            {concerns.map(({ questionId, answer }) => (
              <li key={questionId} className="break-inside-avoid border-b border-rule py-3">
                <p className="font-semibold">{words.questions[questionId]}</p>
                <p className="mt-0.5 flex items-center gap-2 text-base text-soft">
                  <ConcernBox points={CONCERN_POINTS[answer]} />
                  {why.answered[answer]}
                </p>
                <p className="mt-1">
                  <span className="font-semibold text-green">{why.firstStep}: </span>
                  {words.steps[questionId]}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </ResultSection>
  );
}
