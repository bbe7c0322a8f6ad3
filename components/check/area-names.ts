import type { Lang } from "@/lib/domain/core/languages";
import { type QuizResult, weakestAreas } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";

/** The area to fix first by its name, level ones as "A and B"; empty without a concern. */
export const areaNames = (lang: Lang, { areaTitles }: CheckWords, result: QuizResult): string =>
  new Intl.ListFormat(lang).format(
    weakestAreas(result).map(({ sectionId }) => areaTitles[sectionId]),
  );
