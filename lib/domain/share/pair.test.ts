import { movedPair, pairEndsAt, pairSidesOf } from "./pair";

const DAY_MS = 24 * 60 * 60_000;
const is = (one: string) => (id: string) => id === one;
const pair = { a: "anil", b: "bina", aCompletedAt: 1, bCompletedAt: 2, madeAt: 10 };

test("each of the two is on the own side, anybody else on none", () => {
  const [anil, bina] = [
    { id: "anil", completedAt: 1 },
    { id: "bina", completedAt: 2 },
  ];
  expect(pairSidesOf(pair, is("anil"), 11)).toEqual({ mine: anil, theirs: bina });
  expect(pairSidesOf(pair, is("bina"), 11)).toEqual({ mine: bina, theirs: anil });
  expect(pairSidesOf(pair, is("chetan"), 11)).toBeNull();
});

test("a pair ends 90 days after it was made", () => {
  expect(pairEndsAt(pair)).toBe(10 + 90 * DAY_MS);
  expect(pairSidesOf(pair, is("anil"), 9 + 90 * DAY_MS)).not.toBeNull();
  expect(pairSidesOf(pair, is("anil"), 10 + 90 * DAY_MS)).toBeNull();
});

test("a merged record's place in a pair follows; two records of one person are no pair", () => {
  expect(movedPair(pair, "anil", "home")).toEqual({ ...pair, a: "home" });
  expect(movedPair(pair, "bina", "home")).toEqual({ ...pair, b: "home" });
  expect(movedPair(pair, "chetan", "home")).toBe(pair);
  const one = movedPair(pair, "bina", "anil");
  expect(pairSidesOf(one, is("anil"), 11)).toBeNull();
});
