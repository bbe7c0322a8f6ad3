const FLOORS = [
  [90, "A+"],
  [80, "A"],
  [70, "B+"],
  [60, "B"],
  [50, "C+"],
  [40, "C"],
  [30, "D"],
] as const;

const BANDS = [
  [80, "excellent"],
  [60, "good"],
  [40, "moderate"],
] as const;

export type Grade = (typeof FLOORS)[number][1] | "F";
export type Band = (typeof BANDS)[number][1] | "poor";

export const GRADES: readonly Grade[] = [...FLOORS.map(([, grade]) => grade), "F"];

/** Grade of a health score of 0-100 (docs/product/check.md#grades). */
export const gradeOf = (healthScore: number): Grade =>
  FLOORS.find(([floor]) => healthScore >= floor)?.[1] ?? "F";

/** Headline band of a health score of 0-100; its words are in lib/content. */
export const bandOf = (healthScore: number): Band =>
  BANDS.find(([floor]) => healthScore >= floor)?.[1] ?? "poor";

/** The fewest and the most points left of `total`, in halves, that lead to a band. */
export const pointsIn = (band: Band, total: number) => {
  const points = Array.from({ length: total * 2 + 1 }, (_, at) => at / 2);
  const leads = (left: number) => bandOf(Math.round((left / total) * 100)) === band;
  return { from: points.find(leads)!, to: points.findLast(leads)! };
};
