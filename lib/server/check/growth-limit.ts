import { crowdWaitMs, type Usage } from "@/lib/domain/core/crowd";
import { ApiError, assertNoWait } from "@/lib/server/core/api-error";
import { networkOf } from "@/lib/server/core/visitor-address";
import type { Counter } from "@/lib/server/core/rate-limit";

/** When a browser should try again while the storage is full, in seconds. */
const FULL_RETRY_SECONDS = 600;
const MESSAGE = "Many new visitors came from this network; this one can be kept a little later.";

type Parts = {
  /** New records of one address, and of one network, in each of some windows. */
  address: readonly Counter[];
  network: readonly Counter[];
  /** New records of all. */
  all: Counter;
  /** Whether the storage has reached its ceiling. */
  isFull: () => Promise<boolean>;
  /** New records of all exceed their ceiling. */
  onFlood: () => void;
};

/** Decides who may have one more of what takes room in the store: a new record, or a finished check. */
export const createGrowthLimit = ({ address, network, all, isFull, onFlood }: Parts) => ({
  /**
   * Counts a new record from an address; null: not known, then only the ceiling over all counts it. Throws ApiError
   * 429 for one too many, 503 while the storage is full: both say when to try again.
   */
  admit: async (from: string | null): Promise<void> => {
    if (await isFull())
      throw new ApiError(503, "full", "No new visitor can be kept just now.", {
        "Retry-After": String(FULL_RETRY_SECONDS),
      });
    const counters =
      from === null
        ? []
        : [
            ...address.map((each) => ({ each, key: from })),
            ...network.map((each) => ({ each, key: networkOf(from) })),
          ];
    const own: Usage[] = [];
    for (const { each, key } of counters) {
      const seen = await each.add(key);
      // The first that is exceeded is the last that counts: a flooder uses up nobody else's share.
      assertNoWait(seen.count > seen.allowed ? seen.waitMs : 0, MESSAGE);
      own.push(seen);
    }
    const ofAll = await all.add("all");
    if (ofAll.count > ofAll.allowed) onFlood();
    assertNoWait(crowdWaitMs(own, ofAll), MESSAGE);
  },
});

export type GrowthLimit = ReturnType<typeof createGrowthLimit>;
