import { waitHours, waitMinutes } from "./wait";

const MINUTE_MS = 60_000;

test("minutes are told in steps of five, never too few", () => {
  expect(
    [0, 1, 4 * MINUTE_MS, 5 * MINUTE_MS, 5 * MINUTE_MS + 1, 60 * MINUTE_MS].map(waitMinutes),
  ).toEqual([5, 5, 5, 5, 10, 60]);
});

test("hours are told as two or more", () => {
  expect([0, 60 * MINUTE_MS, 120 * MINUTE_MS + 1, 24 * 60 * MINUTE_MS].map(waitHours)).toEqual([
    2, 2, 3, 24,
  ]);
});
