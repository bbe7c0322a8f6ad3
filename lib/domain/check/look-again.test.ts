// holds: #the-health-check
import { HASTY_WITHIN_MS, isHasty } from "./answers";
import { QUESTION_IDS } from "./sections";

const given = (stepMs: number) =>
  QUESTION_IDS.map((_, n) => ({ answer: "yes" as const, version: 1_000 + n * stepMs }));

test("15 equal answers in under 45 seconds are worth another look", () => {
  expect(HASTY_WITHIN_MS).toBe(45_000);
  expect(isHasty(given(1_000))).toBe(true);
  expect(isHasty(given(3_214))).toBe(true); // 44,996 ms
  expect(isHasty(given(3_215))).toBe(false);
});

test("fewer answers, or one that is different, are not", () => {
  expect(isHasty([])).toBe(false);
  expect(isHasty(given(1_000).slice(1))).toBe(false);
  expect(isHasty([...given(1_000).slice(1), { answer: "no", version: 1_000 }])).toBe(false);
});
