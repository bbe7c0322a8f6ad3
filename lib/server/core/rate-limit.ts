import { sha256 } from "./sha256";
import type { Usage } from "@/lib/domain/core/crowd";
import { networkOf } from "./visitor-address";
import { singleton } from "./singleton";
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

/** Memory holds neither an address nor an id, and a key of any length takes the same space. */
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

/** All counts of this process. */
const windows = singleton("windows", () => createWindows());

/** Counts at most `allowed` in a window of `seconds`, in this process. */
export const counter = (allowed: number, seconds: number, name: string): Counter =>
  memoryCounter({ allowed, seconds, name }, windows());

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
