/** Rejects when a signal aborts, whatever does not look at it. */
export const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** What `work` resolves to; rejects like it, and with a TimeoutError after `ms`, when its signal aborts. */
export const withDeadline = <T>(
  ms: number,
  work: (late: AbortSignal) => Promise<T>,
): Promise<T> => {
  const late = AbortSignal.timeout(ms);
  return Promise.race([work(late), abortOf(late)]);
};
