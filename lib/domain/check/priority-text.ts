import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { type QuizResult, weakestAreas } from "./scoring";
import type { SectionId } from "./sections";

/** Holes: {area}, {left}, {total}. */
export type PriorityWords = Readonly<Record<"none" | "sentence" | "tie", string>>;

/** The priority area in one sentence, with the points left in it (0-5, in halves); level areas as level. */
export const priorityText = (
  lang: Lang,
  result: QuizResult,
  { none, sentence, tie }: PriorityWords,
  titles: Readonly<Record<SectionId, string>>,
): string => {
  const weakest = weakestAreas(result);
  const { score, totalQuestions: total } = result.recommendation;
  return fill([none, sentence][weakest.length] ?? tie, {
    area: new Intl.ListFormat(lang).format(weakest.map(({ sectionId }) => titles[sectionId])),
    left: total - score,
    total,
  });
};
