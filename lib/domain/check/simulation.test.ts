// holds: #standard-analysis
import { longestAdvice, simulated } from "@/test/support/advice-simulation";

/** A result is read in one minute (docs/product/check.md#result). */
const MOST_WORDS = 220;

test("advice of thousands of shops: nothing about a no, cash first, nothing twice, short", () => {
  const found = simulated(1_500);
  expect(found).toMatchObject({ sheets: 1_500, aboutNo: 0, saidTwice: [] });
  expect(found.shortOfCash).toBeGreaterThan(300);
  expect(found.shortOfCashInPlan).toBe(found.shortOfCash);
  for (const { most } of Object.values(found.words)) expect(most).toBeLessThanOrEqual(MOST_WORDS);
});

test("the longest advice that an AI may give leaves a result that is read in one minute", () => {
  for (const most of Object.values(longestAdvice(1_500)))
    expect(most).toBeLessThanOrEqual(MOST_WORDS);
});
