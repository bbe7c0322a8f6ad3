import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** A limit on how often something may happen for one key. Its counts may one day stand in Redis. */
export type Limit = {
  /** Takes one; resolves to 0 when it was allowed, else to the ms until one is free again. */
  take(key: string): Promise<number>;
};

/** At most `points` in a window of `seconds` for each key, counted in this process's memory. */
export const memoryLimit = (points: number, seconds: number): Limit => {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (full) {
        if (full instanceof RateLimiterRes) return Math.max(1, full.msBeforeNext);
        throw full;
      }
    },
  };
};

/** Several limits at once: all must allow it. */
export const allOf = (...limits: readonly Limit[]): Limit => ({
  take: async (key) => Math.max(...(await Promise.all(limits.map((limit) => limit.take(key))))),
});
