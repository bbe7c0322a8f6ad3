const DAY_MS = 86_400_000;

/** How many calls may still be paid for today; asynchronous because several instances may come to share one. */
export type DailyBudget = { take: () => Promise<boolean> };

/** A budget of `calls` per UTC day in this process's memory. `take` spends one and says whether there was one. */
export const createDailyBudget = (calls: number, now: () => number): DailyBudget => {
  let day = NaN;
  let spent = 0;
  return {
    take: async () => {
      const today = Math.floor(now() / DAY_MS);
      if (today !== day) [day, spent] = [today, 0];
      if (spent >= calls) return false;
      spent++;
      return true;
    },
  };
};
