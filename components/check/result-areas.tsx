import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { Outcome } from "@/lib/domain/check/quiz";
import { weakestAreas } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { AreaGlasses } from "./area-glasses";
import { areaNames } from "./area-names";
import { ResultSection } from "./result-section";

type ResultAreasProps = { lang: Lang; words: CheckWords; outcome: Pick<Outcome, "result"> };

/** What do I fix first? Said in one sentence, level areas as level, and shown. */
export function ResultAreas({ lang, words, outcome: { result } }: ResultAreasProps) {
  const { priority } = words.quiz.results;
  const { score, totalQuestions: total } = result.recommendation;
  const { none, sentence, tie } = priority;
  const area = areaNames(lang, words, result);
  const said = [none, sentence][weakestAreas(result).length] ?? tie;
  return (
    <ResultSection title={priority.title}>
      <p className="mt-2">{fill(said, { area, score, total })}</p>
      <AreaGlasses words={words.result.areas} titles={words.areaTitles} result={result} />
    </ResultSection>
  );
}
