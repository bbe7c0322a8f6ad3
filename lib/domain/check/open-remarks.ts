import type { Analysis } from "./analysis";

const MOST_REMARKS = 3;
/** So that the longest advice of an AI leaves a result within its 220 words (docs/product/check.md#result). */
export const OPEN_REMARK_WORDS = 48;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

/**
 * How many of an analysis' insights a result shows at once: the first, and those after it while there are at most three
 * with at most 48 words. The others are in a closed part.
 */
export const openRemarks = ({ insights }: Pick<Analysis, "insights">): number => {
  const fits = insights.map((_, at) => {
    const shown = insights.slice(0, at + 1);
    return at === 0 || (at < MOST_REMARKS && wordsIn(shown.join(" ")) <= OPEN_REMARK_WORDS);
  });
  return fits.filter(Boolean).length;
};
