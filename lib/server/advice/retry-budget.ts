export type RetryBudget = {
  /** To be told of every first call. */
  called: () => void;
  /** Spends a retry and says whether there was one. */
  take: () => boolean;
};

/**
 * Retries are at most `share` of the calls, so that a service in trouble is not asked three times as often
 * (security.md R7). `reserve` of them are there from the start and saved up at most: on a quiet day the first
 * visitor's call may be tried again too.
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
