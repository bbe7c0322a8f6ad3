import { fill } from "@/lib/domain/core/fill";
import type { Outcome } from "@/lib/domain/check/quiz";
import { weakestAreas } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { AreaGlasses } from "./area-glasses";
import { ResultSection } from "./result-section";

type ResultPartProps = { words: CheckWords; outcome: Outcome };

/** What do I fix first? Said in one sentence, level areas as level, and shown. */
export function ResultAreas({ words, outcome: { result } }: ResultPartProps) {
  const { priority } = words.quiz.results;
  const weakest = weakestAreas(result);
  const { score, totalQuestions: total } = result.recommendation;
  const area = weakest.map(({ sectionId }) => words.areaTitles[sectionId]).join(", ");
  const sentence = weakest.length > 1 ? priority.tie : priority.sentence;
  return (
    <ResultSection title={priority.title}>
      <p className="mt-2">
        {weakest.length === 0 ? priority.none : fill(sentence, { area, score, total })}
      </p>
      <AreaGlasses words={words.result.areas} titles={words.areaTitles} result={result} />
    </ResultSection>
  );
}
