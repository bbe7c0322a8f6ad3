import { indianDayStart } from "@/lib/domain/core/indian-day";
import { type SourceFigures, sourceFigures } from "@/lib/domain/desk/source-figures";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import { type Funnel, type FunnelFilter, funnelOf } from "@/lib/domain/funnel/funnel";
import type { MoneyRow, MoneyYear } from "@/lib/domain/funnel/money-rows";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

type Parts = { years: Store<MoneyYear>; tallies: Store<Tally>; write: () => Promise<void> };

const DAYS_AT_ONCE = 20;
/** A day's document may be created before the day begins, because clocks differ; in ms. */
const EARLY_MS = 24 * 60 * 60_000;

/** What visits came to: the way through the check, and each source, those in `kept` in any case. Rejects with StoreUnavailable. */
export const createSourceDesk =
  ({ years, tallies, write }: Parts) =>
  async (
    filter: FunnelFilter,
    kept: readonly string[],
  ): Promise<{ funnel: Funnel; figures: SourceFigures }> => {
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
    const [first, last] = [filter.from, filter.to].map((day) => Number(day.slice(0, 4)));
    const money: MoneyRow[] = [];
    for (let year = first!; year <= last!; year++)
      money.push(...((await years.read(`${year}`).catch(nullIfUnreadable))?.rows ?? []));
    return { funnel, figures: sourceFigures(funnel, money, filter, kept) };
  };
