import { expect, type Locator } from "@playwright/test";

/** Counts what a thumb does; typing is not counted. */
export const createTaps = () => {
  let count = 0;
  const counted: Record<string, number> = {};
  return {
    tap: async (target: Locator) => {
      count++;
      await target.tap();
    },
    /** Does an action of a day in at most so many taps. */
    action: async (name: string, most: number, act: () => Promise<void>) => {
      count = 0;
      await act();
      counted[name] = count;
      expect(count, `taps: ${name}`).toBeLessThanOrEqual(most);
    },
    /** The taps of each action so far. */
    counted,
  };
};
