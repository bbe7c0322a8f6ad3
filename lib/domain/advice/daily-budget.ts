/** What was spent on one UTC day. */
export type DailyBudget = {
  /** Days since the first of January 1970, UTC. */
  day: number;
  spent: number;
};

const DAY_MS = 86_400_000;

/**
 * The budget after one more of at most `allowed` a day, or null when there is none left. `now` in epoch ms. The
 * clocks of several servers differ: one that is behind goes on with the day another has begun, since a day begun
 * again would be paid for twice. A day further ahead than that is a wrong clock's, and begins anew.
 */
export const withOneSpent = (
  budget: DailyBudget | null,
  allowed: number,
  now: number,
): DailyBudget | null => {
  const today = Math.floor(now / DAY_MS);
  const isRunning = budget !== null && (budget.day === today || budget.day === today + 1);
  const { day, spent } = isRunning ? budget : { day: today, spent: 0 };
  return spent < allowed ? { ...budget, day, spent: spent + 1 } : null;
};
