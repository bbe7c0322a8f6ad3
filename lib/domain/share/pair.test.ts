import { movedPair, pairEndsAt, pairSideOf } from "./pair";

const DAY_MS = 24 * 60 * 60_000;
const pair = { a: "anil", b: "bina", aCompletedAt: 1, bCompletedAt: 2, madeAt: 10 };

test("each of the two sees the other, anybody else nothing", () => {
  expect(pairSideOf(pair, "anil", 11)).toEqual({ mine: 1, partnerId: "bina", theirs: 2 });
  expect(pairSideOf(pair, "bina", 11)).toEqual({ mine: 2, partnerId: "anil", theirs: 1 });
  expect(pairSideOf(pair, "chetan", 11)).toBeNull();
});

test("a pair ends 90 days after it was made", () => {
  expect(pairEndsAt(pair)).toBe(10 + 90 * DAY_MS);
  expect(pairSideOf(pair, "anil", 9 + 90 * DAY_MS)).not.toBeNull();
  expect(pairSideOf(pair, "anil", 10 + 90 * DAY_MS)).toBeNull();
});

test("a merged record's place in a pair follows; two records of one person are no pair", () => {
  expect(movedPair(pair, "anil", "home")).toEqual({ ...pair, a: "home" });
  expect(movedPair(pair, "bina", "home")).toEqual({ ...pair, b: "home" });
  expect(movedPair(pair, "chetan", "home")).toBe(pair);
  const one = movedPair(pair, "bina", "anil");
  expect(pairSideOf(one, "anil", 11)).toBeNull();
});
