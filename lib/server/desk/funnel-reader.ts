import { indianDayStart } from "@/lib/domain/core/indian-day";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import { type Funnel, type FunnelFilter, funnelOf } from "@/lib/domain/funnel/funnel";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";

/** Documents read at a time: one of a busy day has 50 KB, and other requests wait while it is parsed. */
const PAGE = 20;
/** A day's document may be created before the day begins, because clocks differ; in ms. */
const EARLY_MS = 24 * 60 * 60_000;

type FunnelParts = {
  store: Store<Tally>;
  /** Writes the counts in this process's memory to the store. */
  write: () => Promise<void>;
};

/** Reads how far visits of the check get. Rejects with StoreUnavailable. */
export const createFunnelReader = ({ store, write }: FunnelParts) => ({
  read: async (filter: FunnelFilter): Promise<Funnel> => {
    await write();
    const { from, to } = filter;
    const earliest = indianDayStart(from) - EARLY_MS;
    const tallies: Tally[] = [];
    for await (const { rows } of pagesOf((before) => store.list({ before, limit: PAGE }))) {
      const found = rows.map(({ record }) => record);
      tallies.push(...found.filter(({ day }) => day >= from && day <= to));
      if (found.some(({ createdAt }) => createdAt < earliest)) break;
    }
    return funnelOf(tallies, filter);
  },
});
