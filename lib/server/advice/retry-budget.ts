export type RetryBudget = {
  /** Counts a first call; retries are not counted. */
  called: () => void;
  /** Spends a retry and says whether there was one. */
  take: () => boolean;
};

/**
 * Retries are at most `share` of the calls, so that a failing service is not asked three times as often
 * (docs/product.md#ai-limits). `reserve` of them are available from the start and saved up at most: on a quiet day the
 * first visitor's call can be retried too.
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
