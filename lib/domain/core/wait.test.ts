import { waitHours, waitMinutes } from "./fill";

const MINUTE_MS = 60_000;

test("minutes are rounded up to steps of five", () => {
  expect(
    [0, 1, 4 * MINUTE_MS, 5 * MINUTE_MS, 5 * MINUTE_MS + 1, 60 * MINUTE_MS].map(waitMinutes),
  ).toEqual([5, 5, 5, 5, 10, 60]);
});

test("hours are rounded up to two or more", () => {
  expect([0, 60 * MINUTE_MS, 120 * MINUTE_MS + 1, 24 * 60 * MINUTE_MS].map(waitHours)).toEqual([
    2, 2, 3, 24,
  ]);
});
