import { fill } from "@/lib/domain/core/fill";
import { type QuizResult, weakestAreas } from "./scoring";
import type { SectionId } from "./sections";

/** By the number of weakest areas. Holes: {area} (of one), {left}, {total}. */
export type PriorityWords = Readonly<Record<"none" | "one" | "two" | "three", string>>;

/** The priority area in one sentence, with the points left in it (0-5, in halves); level areas as level. */
export const priorityText = (
  result: QuizResult,
  { none, one, two, three }: PriorityWords,
  titles: Readonly<Record<SectionId, string>>,
): string => {
  const weakest = weakestAreas(result);
  const { score, totalQuestions: total } = result.recommendation;
  return fill([none, one, two, three][weakest.length]!, {
    area: titles[result.recommendation.sectionId],
    left: total - score,
    total,
  });
};
