import { crowdWaitMs, type Usage } from "@/lib/domain/core/crowd";
import { addressForLog } from "@/lib/server/core/address-log";
import { assertNoWait } from "@/lib/server/core/api-error";
import { networkOf } from "@/lib/server/core/visitor-address";
import type { Counter } from "@/lib/server/core/rate-limit";
import { log } from "@/lib/server/core/log";

/** A lead over a limit is stored with a flag; at this multiple of the limit leads are refused. */
const REFUSED_TIMES = 5;
const MESSAGE = "Too many forms from here; please send it a little later.";

/**
 * The counters of leads from one visitor, one address, one network and all; `stored` counts all, flagged ones included.
 */
export type LeadCounters = Record<"visitor" | "address" | "network" | "all" | "stored", Counter>;

type Parts = {
  counters: LeadCounters;
  /** Called when leads are refused, or when those of all visitors exceed their ceiling. */
  onFlood: () => void;
};

/**
 * The origin of a lead; `visitor` resolves to the proven visitor, null: none. With a finished check (`isChecked`) it is
 * counted apart from those without, so that a flood from a carrier's address shuts out none of them.
 */
export type LeadOrigin = {
  address: string | null;
  isChecked: boolean;
  visitor: () => Promise<string | null>;
};

const isMany = ({ count, allowed }: Usage) => count > allowed;
const loggedAddress = (address: string | null) => (address === null ? {} : addressForLog(address));

/** Limits how many leads arrive, so that people can read them. */
export const createLeadLimits = ({ counters, onFlood }: Parts) => {
  const refuseAfter = (waitMs: number, address: string | null) => {
    if (waitMs === 0) return;
    onFlood();
    log.warn({ event: "lead refused", ...loggedAddress(address) });
    assertNoWait(waitMs, MESSAGE);
  };

  return {
    /**
     * Counts a lead and resolves to whether it is to be flagged. A lead over the limit of its address, network or
     * visitor does not count among all, so a flooder does not affect other people's leads. Throws ApiError 429, without
     * checking further limits.
     */
    countAndFlag: async ({ address, isChecked, visitor }: LeadOrigin): Promise<boolean> => {
      const own: Usage[] = [];
      const count = async (counter: Counter, key: string) => {
        const seen = await counter.add(key);
        refuseAfter(seen.count > seen.allowed * REFUSED_TIMES ? seen.waitMs : 0, address);
        own.push(seen);
      };
      if (address !== null) {
        const apart = isChecked ? " with a check" : "";
        await count(counters.address, address + apart);
        await count(counters.network, networkOf(address) + apart);
      }
      const key = await visitor();
      if (key !== null) await count(counters.visitor, key);
      const all = await counters.all.add("all", own.some(isMany) ? 0 : 1);
      if (isMany(all)) onFlood();
      refuseAfter(crowdWaitMs(own, all, REFUSED_TIMES), address);
      // Flagged leads are not mailed, but take disk space: when too many are stored, their senders have to wait.
      const stored = await counters.stored.add("stored", 0);
      refuseAfter(isMany(stored) ? crowdWaitMs(own, stored) : 0, address);
      await counters.stored.add("stored");
      const isFlagged = crowdWaitMs(own, all) > 0;
      if (isFlagged) log.warn({ event: "lead flagged", ...loggedAddress(address) });
      return isFlagged;
    },
  };
};

export type LeadLimits = ReturnType<typeof createLeadLimits>;
