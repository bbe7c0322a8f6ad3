import { fill } from "@/lib/domain/core/fill";
import { isWithoutConcern, type QuizResult, weakestAreas } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";

/** A message about a result, ready to send: to us, or to a friend with the check's address. */
export const resultMessage = (
  kind: "liveChat" | "share",
  { quiz: { messages }, areaTitles }: CheckWords,
  result: QuizResult,
  url = "",
): string =>
  fill(messages[kind], {
    score: result.healthScore,
    grade: result.grade,
    area: isWithoutConcern(result)
      ? "–"
      : weakestAreas(result)
          .map(({ sectionId }) => areaTitles[sectionId])
          .join(", "),
    url,
  });
