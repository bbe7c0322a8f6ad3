// holds: #comparison
import {
  movedComparison,
  comparisonEndsAt,
  comparisonSidesOf,
  NOT_AGREED,
} from "./comparison-record";

const DAY_MS = 24 * 60 * 60_000;
const is = (one: string) => (id: string) => id === one;
const comparison = {
  ...{ a: "anil", b: "bina", aCompletedAt: 1, bCompletedAt: 2, madeAt: 10 },
  agreement: NOT_AGREED,
};

test("each of the two is on the own side, anybody else on none", () => {
  const [anil, bina] = [
    { id: "anil", completedAt: 1 },
    { id: "bina", completedAt: 2 },
  ];
  expect(comparisonSidesOf(comparison, is("anil"), 11)).toEqual({ mine: anil, theirs: bina });
  expect(comparisonSidesOf(comparison, is("bina"), 11)).toEqual({ mine: bina, theirs: anil });
  expect(comparisonSidesOf(comparison, is("chetan"), 11)).toBeNull();
});

test("a comparison ends 90 days after it was made", () => {
  expect(comparisonEndsAt(comparison)).toBe(10 + 90 * DAY_MS);
  expect(comparisonSidesOf(comparison, is("anil"), 9 + 90 * DAY_MS)).not.toBeNull();
  expect(comparisonSidesOf(comparison, is("anil"), 10 + 90 * DAY_MS)).toBeNull();
});

test("a merged record's place in a comparison follows; two records of one person have no comparison", () => {
  expect(movedComparison(comparison, "anil", "home")).toEqual({ ...comparison, a: "home" });
  expect(movedComparison(comparison, "bina", "home")).toEqual({ ...comparison, b: "home" });
  expect(movedComparison(comparison, "chetan", "home")).toBe(comparison);
  const one = movedComparison(comparison, "bina", "anil");
  expect(comparisonSidesOf(one, is("anil"), 11)).toBeNull();
});
