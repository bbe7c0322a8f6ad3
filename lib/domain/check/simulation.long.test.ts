// holds: #standard-analysis
// A hundred thousand results in two languages: about a minute.
import { simulated } from "@/test/support/advice-simulation";

/** A result is read in one minute (docs/product/check.md#result). */
const MOST_WORDS = 220;

test("advice of a hundred thousand shops: nothing about a no, cash first, nothing twice, short", () => {
  const found = simulated(100_002);
  expect(found).toMatchObject({ sheets: 100_002, aboutNo: 0, saidTwice: [] });
  expect(found.shortOfCash).toBeGreaterThan(20_000);
  expect(found.shortOfCashInPlan).toBe(found.shortOfCash);
  for (const { most } of Object.values(found.words)) expect(most).toBeLessThanOrEqual(MOST_WORDS);
});
