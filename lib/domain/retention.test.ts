import { inMonths, RETENTION_DAYS } from "./retention";

test("months in a text are whole years' months, never more than the days allow", () => {
  expect([30, 180, 364, 365, 729, 730].map(inMonths)).toEqual([0, 5, 11, 12, 23, 24]);
});

test("nothing on the server goes before what the law asks: a year, and 180 days for logs", () => {
  const { ownerCookie, onboarding, log, ...onServer } = RETENTION_DAYS;
  expect(Math.min(...Object.values(onServer))).toBeGreaterThanOrEqual(365);
  expect(log).toBeGreaterThanOrEqual(180);
});
