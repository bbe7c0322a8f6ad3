import { sha256 } from "./sha256";
import { networkOf } from "./visitor-address";
import { singleton } from "./singleton";
import { createWindows, type Windows } from "./windows";

/** A limit on how often something may happen for one key. It never rejects: a failing limit refuses nobody. */
export type Limit = {
  /** Takes one; resolves to 0 when it was allowed, else to the ms until the next one is allowed. */
  take(key: string): Promise<number>;
};

/** Memory holds neither an address nor an id, and a key of any length takes the same space. */
const digest = (key: string) => sha256(key, "base64url").slice(0, 22);

/** All counts of this process: all limits share them, so that one bound holds for their memory. */
const windowsOfProcess = singleton("windows", () => createWindows());

/** At most `allowed` in `seconds` for each key; `name` separates it from other limits. */
export const limit = (
  allowed: number,
  seconds: number,
  name: string,
  windows: Windows = windowsOfProcess(),
): Limit => ({
  take: async (key) => {
    const { count, endsAt } = windows.add(`${name} ${digest(key)}`, allowed, seconds * 1000);
    return count > allowed ? Math.max(1, endsAt - windows.now()) : 0;
  },
});

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
