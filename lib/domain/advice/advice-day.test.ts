import { type AdviceDay, isSilent, withCheck } from "./advice-day";

const DAY = "2026-11-22";

test("a day counts its checks, those with advice, and when the last advice came", () => {
  const checks = [false, true, false] as const;
  const day = checks.reduce<AdviceDay | null>(
    (known, isGiven, at) => withCheck(known, DAY, isGiven, 1000 + at),
    null,
  );
  expect(day).toEqual({ day: DAY, asked: 3, given: 1, lastGivenAt: 1001 });
});

test("a day on which nothing came has no last one", () => {
  expect(withCheck(null, DAY, false, 1000)).toEqual({
    ...{ day: DAY, asked: 1, given: 0, lastGivenAt: null },
  });
});

test.each([
  [{ asked: 4, given: 0 }, false],
  [{ asked: 5, given: 0 }, true],
  [{ asked: 500, given: 1 }, false],
])("%j: silent is %s", (counts, expected) => expect(isSilent(counts)).toBe(expected));
