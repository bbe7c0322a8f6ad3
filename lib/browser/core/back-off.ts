const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** The longest Retry-After that is obeyed; a timer beyond 24 days would fire at once. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/**
 * The delay before the next try in ms: doubling from 1 s to 60 s with each failure, varied by up to a quarter so that
 * many browsers do not return at once; never less than the time a server asked for (`afterMs`).
 */
export const retryInMs = (failures: number, afterMs: number | null): number => {
  const backOff = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
  const jittered = backOff * (0.75 + Math.random() / 2);
  return Math.max(jittered, Math.min(afterMs ?? 0, LONGEST_RETRY_AFTER_MS));
};
