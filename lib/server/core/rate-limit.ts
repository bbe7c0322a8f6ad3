import { sha256 } from "./sha256";
import type { Usage } from "@/lib/domain/core/crowd";
import { networkOf } from "./visitor-address";
import { singleton } from "./singleton";
import { type SharedRedis, sharedRedis } from "./redis";
import { createWindows, type Windows } from "./windows";

/** At most `allowed` in a window of `seconds`; `name` separates its counts from those of other rates. */
export type Rate = { allowed: number; seconds: number; name: string };

/** Counts the calls of each key. It never rejects. */
export type Counter = {
  /** Counts one more (`by` 0: only looks) and resolves to the key's usage in this window. */
  add(key: string, by?: 0 | 1): Promise<Usage>;
};

/** A limit on how often something may happen for one key. It never rejects: a failing limit refuses nobody. */
export type Limit = {
  /** Takes one; resolves to 0 when it was allowed, else to the ms until the next one is allowed. */
  take(key: string): Promise<number>;
};

/** Neither memory nor Redis stores an address or an id, and a key of any length takes the same space. */
const digest = (key: string) => sha256(key, "base64url").slice(0, 22);

/**
 * Counts in this process's memory; all counters of a process share `windows`, so that one limit bounds their memory.
 */
export const memoryCounter = (
  { allowed, seconds, name }: Rate,
  windows: Windows = createWindows(),
): Counter => ({
  add: async (key, by = 1) => {
    const window = windows.add(`${name} ${digest(key)}`, allowed, seconds * 1000, by);
    return { count: window.count, allowed, waitMs: Math.max(1, window.endsAt - windows.now()) };
  },
});

/** Redis sets the count and its expiry in one step: a count without an expiry would refuse for ever. */
const ADD = `local count = redis.call("INCRBY", KEYS[1], ARGV[1])
local left = redis.call("PTTL", KEYS[1])
if left < 0 then redis.call("PEXPIRE", KEYS[1], ARGV[2]); left = tonumber(ARGV[2]) end
return {count, left}`;

/**
 * Counts in Redis for every instance. If Redis is down, it falls back to per-process limits.
 */
export const sharedCounter = (
  redis: SharedRedis,
  rate: Rate,
  alone = memoryCounter(rate),
): Counter => {
  const { allowed, seconds, name } = rate;
  return {
    add: async (key, by = 1) => {
      const id = `limit:${name}:${digest(key)}`;
      const counted = await redis.attempt((client) =>
        client.call("EVAL", ADD, 1, id, by, seconds * 1000),
      );
      if (counted === null) return alone.add(key, by);
      const [count = 0, leftMs = 0] = (counted as unknown[]).map(Number);
      return { count, allowed, waitMs: Math.max(1, leftMs) };
    },
  };
};

/** All counts of this process. */
const windows = singleton("windows", () => createWindows());

/** Counts over all instances where REDIS_URL is set, else in this process. */
export const counter = (allowed: number, seconds: number, name: string): Counter => {
  const rate = { allowed, seconds, name };
  const redis = sharedRedis();
  const alone = memoryCounter(rate, windows());
  return redis ? sharedCounter(redis, rate, alone) : alone;
};

/** Combines several windows of the same thing into one counter: all count, and the fullest one gives the result. */
export const fullest = (...counters: readonly Counter[]): Counter => ({
  add: async (key, by) => {
    const seen = await Promise.all(counters.map((each) => each.add(key, by)));
    const used = ({ count, allowed }: Usage) => count / allowed;
    return seen.reduce((one, other) => (used(other) > used(one) ? other : one));
  },
});

/** Makes a limit from a counter's allowance. */
export const limitOf = ({ add }: Counter): Limit => ({
  take: async (key) => {
    const { count, allowed, waitMs } = await add(key);
    return count > allowed ? waitMs : 0;
  },
});

/** At most `allowed` in a window of `seconds` for each key, counted by `counter`. */
export const limit = (allowed: number, seconds: number, name: string): Limit =>
  limitOf(counter(allowed, seconds, name));

/** Several limits, one after the other; those after the first refusal are not asked. */
export const inOrder = (...limits: readonly Limit[]): Limit => ({
  take: async (key) => {
    for (const each of limits) {
      const waitMs = await each.take(key);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  },
});

/** The addresses of one network (/24, /48) may together take this many times the allowance of one address. */
export const NETWORK_TIMES = 5;

/** Applies a limit to the network of a key that is an address, or begins with one and a space. */
export const byNetwork = ({ take }: Limit): Limit => ({
  take: (key) => take(key.replace(/^\S+/, networkOf)),
});

/** A limit by address, then by its network at a multiple. */
export const addressLimit = (
  allowed: number,
  seconds: number,
  name: string,
  networkAllowed = allowed * NETWORK_TIMES,
): Limit =>
  inOrder(
    limit(allowed, seconds, name),
    byNetwork(limit(networkAllowed, seconds, `${name}-network`)),
  );
