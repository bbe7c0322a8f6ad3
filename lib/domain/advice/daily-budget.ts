export type DailyBudget = {
  /** Days since 1 January 1970, UTC. */
  day: number;
  spent: number;
};

const DAY_MS = 86_400_000;

/** The budget after one more call of `allowed` a day, null: none is left. `now`: epoch ms. */
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
