import { fill } from "@/lib/domain/core/fill";
import { bandOf } from "@/lib/domain/check/grades";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultSection } from "./result-section";
import { ScoreRing } from "./score-ring";

type ResultPartProps = { words: CheckWords; outcome: Outcome };

/** "How is my business?": score, grade as a stamp, headline band in words. */
export function ResultHealth({ words, outcome: { result } }: ResultPartProps) {
  const { health } = words.quiz.results;
  const band = bandOf(result.healthScore);
  return (
    <ResultSection title={health.title}>
      <div className="ledger-page mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ScoreRing
          score={result.healthScore}
          label={`${health.score}: ${fill(health.outOf, { score: result.healthScore })}`}
        />
        <p className={`stamp ${result.healthScore >= 60 ? "text-green" : "text-red"}`}>
          <span className="block text-sm leading-tight font-semibold">{health.grade}</span>
          <span className="block text-5xl leading-none font-extrabold">{result.grade}</span>
        </p>
        <div className="min-w-56 flex-1">
          <p className="text-2xl leading-tight font-bold">{words.bands[band]}</p>
          <p className="mt-2">{isWithoutConcern(result) ? health.perfect : health.bands[band]}</p>
        </div>
      </div>
    </ResultSection>
  );
}

/** "What hurts most?": the priority area in one sentence. */
export function ResultPriority({ words, outcome: { result } }: ResultPartProps) {
  const { priority } = words.quiz.results;
  const top = result.recommendation;
  const isTied = result.sectionScores.filter(({ score }) => score === top.score).length > 1;
  const area = words.areaTitles[top.sectionId];
  return (
    <ResultSection title={priority.title}>
      {isWithoutConcern(result) ? (
        <p className="mt-2">{priority.none}</p>
      ) : (
        <>
          <p className="mt-3">
            <span className="block text-base text-soft">{priority.label}</span>
            <strong className="highlight-wash text-xl">{area}</strong>
          </p>
          <p className="mt-2">
            {fill(priority.sentence, { area, score: top.score, total: top.totalQuestions })}
            {isTied && ` ${priority.tie}`}
          </p>
        </>
      )}
    </ResultSection>
  );
}
