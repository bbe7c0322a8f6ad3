import { crowdWaitMs, type Usage } from "@/lib/domain/core/crowd";
import { ApiError, assertNoWait } from "@/lib/server/core/api-error";
import { networkOf } from "@/lib/server/core/visitor-address";
import type { Counter } from "@/lib/server/core/rate-limit";

/** The Retry-After while the storage is full, in seconds. */
const FULL_RETRY_SECONDS = 600;
const MESSAGE = "Many new visitors came from this network; please try again a little later.";

type Parts = {
  /** Counters of new records per address, and per network, in several windows. */
  address: readonly Counter[];
  network: readonly Counter[];
  /** Counts the new records of all visitors. */
  all: Counter;
  /** Whether the storage has reached its limit. */
  isFull: () => Promise<boolean>;
  /** Called when the new records of all visitors exceed their ceiling. */
  onFlood: () => void;
};

/** Limits what takes space in the store: new records and finished checks. */
export const createGrowthLimit = ({ address, network, all, isFull, onFlood }: Parts) => ({
  /**
   * Counts a new record from an address; null: unknown, then only the ceiling for all applies. Throws ApiError 429 for
   * one too many, 503 while the storage is full, both with Retry-After.
   */
  admit: async (from: string | null): Promise<void> => {
    if (await isFull())
      throw new ApiError(503, "full", "No new record can be saved right now.", {
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
      // Counters after the first that is exceeded do not count: a flooder uses up nobody else's share.
      assertNoWait(seen.count > seen.allowed ? seen.waitMs : 0, MESSAGE);
      own.push(seen);
    }
    const ofAll = await all.add("all");
    if (ofAll.count > ofAll.allowed) onFlood();
    assertNoWait(crowdWaitMs(own, ofAll), MESSAGE);
  },
});

export type GrowthLimit = ReturnType<typeof createGrowthLimit>;
