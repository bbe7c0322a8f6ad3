import { CONCERN_POINTS } from "./answers";
import { SECTIONS } from "./sections";

/** How many points more the weakest area has lost than the next one; 0: they are level. */
export const leadOf = (scores: readonly number[]): number => {
  const sorted = scores.toSorted((a, b) => b - a);
  return sorted[0]! - sorted[1]!;
};

/** For each score of an area, in how many ways so many questions can be answered to it. */
const waysOf = (questions: number): ReadonlyMap<number, number> => {
  let ways = new Map([[0, 1]]);
  for (let asked = 0; asked < questions; asked++) {
    const next = new Map<number, number>();
    for (const [score, count] of ways)
      for (const points of Object.values(CONCERN_POINTS))
        next.set(score + points, (next.get(score + points) ?? 0) + count);
    ways = next;
  }
  return ways;
};

/** The percentage of all possible sheets whose two weakest areas are at most `points` apart. */
export const levelPercent = (points: number): number => {
  let sheets = [{ scores: [] as number[], count: 1 }];
  for (const { questionIds } of SECTIONS)
    sheets = sheets.flatMap(({ scores, count }) =>
      [...waysOf(questionIds.length)].map(([score, ways]) => ({
        scores: [...scores, score],
        count: count * ways,
      })),
    );
  const countOf = (some: typeof sheets) => some.reduce((sum, { count }) => sum + count, 0);
  const close = sheets.filter(({ scores }) => leadOf(scores) <= points);
  return Math.round((countOf(close) / countOf(sheets)) * 100);
};
