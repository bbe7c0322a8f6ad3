import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { type Shared, shared } from "./redis";

/** A limit on how often something may happen for one key. Its own trouble never stops anybody: it never rejects. */
export type Limit = {
  /** Takes one; resolves to 0 when it was allowed, else to the ms until one is free again. */
  take(key: string): Promise<number>;
};

/** Rejects with what the limiter's store throws. */
const waitMs = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (full) {
    if (full instanceof RateLimiterRes) return Math.max(1, full.msBeforeNext);
    throw full;
  }
};

/** Redis is to learn neither an address nor an id, and a key of any length takes the same room. */
const digest = (key: string) => createHash("sha256").update(key).digest("base64url");

/** At most `points` in a window of `seconds` for each key, counted in this process's memory. */
export const memoryLimit = (points: number, seconds: number): Limit => {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return { take: (key) => waitMs(limiter, key) };
};

/**
 * The same, counted in Redis under `name` for every instance. While Redis does not answer each process counts
 * for itself, so that nobody is stopped and nobody is free (security.md "Limits").
 */
export const sharedLimit = (
  redis: Shared,
  points: number,
  seconds: number,
  name: string,
): Limit => {
  const alone = memoryLimit(points, seconds);
  let limiter: RateLimiterRedis | undefined;
  const limiterOn = (storeClient: Redis) =>
    (limiter ??= new RateLimiterRedis({
      storeClient,
      keyPrefix: `limit:${name}`,
      points,
      duration: seconds,
      rejectIfRedisNotReady: true,
    }));
  return {
    take: async (key) =>
      (await redis.attempt((client) => waitMs(limiterOn(client), digest(key)))) ?? alone.take(key),
  };
};

/**
 * At most `points` in a window of `seconds` for each key: over all instances where REDIS_URL is set, else in this
 * process. `name` is the limit's own, and tells its counts from those of others.
 */
export const limit = (points: number, seconds: number, name: string): Limit => {
  const redis = shared();
  return redis ? sharedLimit(redis, points, seconds, name) : memoryLimit(points, seconds);
};

/** Several limits at once: all must allow it. */
export const allOf = (...limits: readonly Limit[]): Limit => ({
  take: async (key) => Math.max(...(await Promise.all(limits.map((each) => each.take(key))))),
});
