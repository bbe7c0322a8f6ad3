import fc from "fast-check";
import { type DailyBudget, withOneSpent } from "./daily-budget";

const DAY_MS = 86_400_000;
const NOON = 20_000.5 * DAY_MS;

test("begins each UTC day with nothing spent", () => {
  expect(withOneSpent(null, 2, NOON)).toEqual({ day: 20_000, spent: 1 });
  expect(withOneSpent({ day: 19_999, spent: 2 }, 2, NOON)).toEqual({ day: 20_000, spent: 1 });
});

test("ends when all is spent", () => {
  expect(withOneSpent({ day: 20_000, spent: 1 }, 2, NOON)).toEqual({ day: 20_000, spent: 2 });
  expect(withOneSpent({ day: 20_000, spent: 2 }, 2, NOON)).toBeNull();
  expect(withOneSpent(null, 0, NOON)).toBeNull();
});

test("a server whose clock is behind goes on with the day that has begun", () => {
  expect(withOneSpent({ day: 20_001, spent: 1 }, 2, NOON)).toEqual({ day: 20_001, spent: 2 });
  expect(withOneSpent({ day: 20_001, spent: 2 }, 2, NOON)).toBeNull();
});

test("a day far ahead was a wrong clock's and does not keep the AI shut out", () => {
  expect(withOneSpent({ day: 21_095, spent: 2 }, 2, NOON)).toEqual({ day: 20_000, spent: 1 });
});

test("whatever the clocks of several servers say around midnight, a day is not paid for twice (property)", () => {
  const clocks = fc.array(fc.integer({ min: -3_600_000, max: 3_600_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(clocks, fc.integer({ min: 0, max: 5 }), (offsets, allowed) => {
      let budget: DailyBudget | null = null;
      const paid = new Map<number, number>();
      for (const offset of offsets) {
        const next = withOneSpent(budget, allowed, 20_000 * DAY_MS + offset);
        if (next) paid.set(next.day, (paid.get(next.day) ?? 0) + 1);
        budget = next ?? budget;
      }
      for (const count of paid.values()) expect(count).toBeLessThanOrEqual(allowed);
      expect(paid.size).toBeLessThanOrEqual(2);
    }),
  );
});
