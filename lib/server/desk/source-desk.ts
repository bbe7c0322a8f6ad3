import { indianDayStart } from "@/lib/domain/core/indian-day";
import { type SourceFigures, sourceFigures } from "@/lib/domain/desk/source-figures";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import { type Funnel, type FunnelFilter, funnelOf } from "@/lib/domain/funnel/funnel";
import type { Person } from "@/lib/domain/leads/person";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";
import type { DeskParts } from "./desk-parts";

type Parts = Pick<DeskParts, "people"> & {
  tallies: Store<Tally>;
  write: () => Promise<void>;
};

const AT_ONCE = 100;
const DAYS_AT_ONCE = 20;
/** A day's document may be created before the day begins, because clocks differ; in ms. */
const EARLY_MS = 24 * 60 * 60_000;

/** What visits came to: the way through the check, and each source. Rejects with StoreUnavailable. */
export const createSourceDesk =
  ({ people, tallies, write }: Parts) =>
  async (filter: FunnelFilter): Promise<{ funnel: Funnel; figures: SourceFigures }> => {
    await write();
    const from = indianDayStart(filter.from);
    const days: Tally[] = [];
    for await (const { rows } of pagesOf((before) =>
      tallies.list({ before, limit: DAYS_AT_ONCE }),
    )) {
      const found = rows.map(({ record }) => record);
      days.push(...found.filter(({ day }) => day >= filter.from && day <= filter.to));
      if (found.some(({ createdAt }) => createdAt < from - EARLY_MS)) break;
    }
    const funnel = funnelOf(days, filter);
    const buyers: Person[] = [];
    const query = { by: "moneyAt", order: "desc", from, limit: AT_ONCE } as const;
    for await (const { rows } of pagesOf((after) => people.find({ ...query, after })))
      buyers.push(...rows.map(({ record }) => record));
    return { funnel, figures: sourceFigures(funnel, buyers, filter) };
  };
