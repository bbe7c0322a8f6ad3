import { fill } from "@/lib/domain/core/fill";
import { pointsLeft, type QuizResult, weakestAreas } from "./scoring";
import type { SectionId } from "./sections";

/** By the number of weakest areas. Holes: {area} (of one), {points}. */
export type PriorityWords = Readonly<Record<"none" | "one" | "two" | "three", string>>;

/** The priority area in one sentence, with the points left in it of five; level areas as level. */
export const priorityText = (
  result: QuizResult,
  { none, one, two, three }: PriorityWords,
  titles: Readonly<Record<SectionId, string>>,
): string => {
  const weakest = weakestAreas(result);
  return fill([none, one, two, three][weakest.length]!, {
    area: titles[result.recommendation.sectionId],
    points: pointsLeft(result.recommendation),
  });
};
