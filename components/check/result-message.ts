import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { type QuizResult, weakestAreas } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { areaNames } from "./area-names";

/** A message about a result, ready to send: to us, or to a friend with the check's address. */
export const resultMessage = (
  kind: "liveChat" | "share",
  lang: Lang,
  words: CheckWords,
  result: QuizResult,
  url = "",
): string => {
  const areas = weakestAreas(result).length;
  const form = areas === 0 ? "Perfect" : areas === 1 ? "" : "Level";
  return fill(words.quiz.messages[`${kind}${form}`], {
    score: result.healthScore,
    grade: result.grade,
    area: areaNames(lang, words, result),
    url,
  });
};
