export type RetryBudget = {
  /** Counts a first call; retries are not counted. */
  called: () => void;
  /** Spends a retry and returns whether there was one. */
  take: () => boolean;
};

/**
 * Allows retries up to `share` of the calls, so that a failing service does not get three times the load
 * (docs/product/check.md#ai-limits). `reserve` retries are available from the start and are the most that can accumulate, so
 * that the first call of a quiet day can be retried, too.
 */
export const createRetryBudget = (share: number, reserve: number): RetryBudget => {
  let left = reserve;
  return {
    called: () => {
      left = Math.min(reserve, left + share);
    },
    take: () => {
      if (left < 1) return false;
      left--;
      return true;
    },
  };
};
