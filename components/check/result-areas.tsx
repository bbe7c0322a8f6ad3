import { priorityText } from "@/lib/domain/check/priority-text";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { AreaGlasses } from "./area-glasses";
import { ResultSection } from "./result-section";

type ResultAreasProps = { words: CheckWords; outcome: Pick<Outcome, "result"> };

/** The priority area in one sentence, and all three as glasses. */
export function ResultAreas({ words, outcome: { result } }: ResultAreasProps) {
  const { priority } = words.quiz.results;
  return (
    <ResultSection title={priority.title}>
      <p className="mt-2">{priorityText(result, priority, words.areaTitles)}</p>
      <AreaGlasses words={words.result.areas} names={words.areaNames} result={result} />
    </ResultSection>
  );
}
