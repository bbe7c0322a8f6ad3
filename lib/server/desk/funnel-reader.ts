import { type Funnel, type FunnelFilter, funnelOf } from "@/lib/domain/funnel/funnel";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import type { Cursor, Store } from "@/lib/server/store/store";

/** Documents read at a time: one of a busy day has 50 KB, and other requests wait while it is parsed. */
const PAGE = 20;
/** A day's document may be created before the day begins, because clocks differ; in ms. */
const EARLY_MS = 24 * 60 * 60_000;

type Parts = {
  store: Store<Tally>;
  /** Writes the counts in this process's memory to the store. */
  write: () => Promise<void>;
};

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

/** Reads how far visits of the check get. Rejects with StoreUnavailable. */
export const createFunnelReader = ({ store, write }: Parts) => ({
  read: async (filter: FunnelFilter): Promise<Funnel> => {
    await write();
    const { from, to } = filter;
    const earliest = startOf(from) - EARLY_MS;
    const tallies: Tally[] = [];
    for (let place: Cursor | null = null, isFirst = true; isFirst || place; isFirst = false) {
      const { rows, next } = await store.list({ before: place, limit: PAGE });
      const found = rows.map(({ record }) => record);
      tallies.push(...found.filter(({ day }) => day >= from && day <= to));
      place = found.some(({ createdAt }) => createdAt < earliest) ? null : next;
    }
    return funnelOf(tallies, filter);
  },
});
