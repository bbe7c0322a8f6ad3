import { bandOf } from "@/lib/domain/check/grades";
import { fill } from "@/lib/domain/core/fill";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultSection } from "./result-section";
import { ScoreRing } from "./score-ring";

type ResultPartProps = { words: CheckWords; outcome: Pick<Outcome, "result"> };

/** How is my business? In words first; then the score as a ring and the grade as a stamp. */
export function ResultHealth({ words, outcome: { result } }: ResultPartProps) {
  const { health } = words.quiz.results;
  const band = bandOf(result.healthScore);
  return (
    <ResultSection title={health.title}>
      <div className="result-score flex flex-wrap items-center gap-x-8 gap-y-4">
        <div>
          <p className="mt-2 text-2xl leading-tight font-bold">{words.bands[band]}</p>
          <p className="mt-2">{isWithoutConcern(result) ? health.perfect : health.bands[band]}</p>
        </div>
        <div className="flex flex-wrap items-center gap-5" data-label>
          <ScoreRing
            score={result.healthScore}
            label={`${health.score}: ${fill(health.outOf, { score: result.healthScore })}`}
          />
          <p className={`stamp ${result.healthScore >= 60 ? "text-green" : "text-red"}`}>
            <span className="block text-sm leading-tight font-semibold">{health.grade}</span>
            <span className="block text-5xl leading-none font-extrabold">{result.grade}</span>
          </p>
        </div>
      </div>
    </ResultSection>
  );
}
