import { z } from "zod";
import { indianDay, indianDayStart } from "@/lib/domain/core/indian-day";
import { type SourceFigures, sourceFigures } from "@/lib/domain/desk/source-figures";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import {
  type Funnel,
  type FunnelFilter,
  funnelOf,
  MOST_FUNNEL_DAYS,
} from "@/lib/domain/funnel/funnel";
import type { MoneyRow, MoneyYear } from "@/lib/domain/funnel/money-rows";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

const DAY_MS = 24 * 60 * 60_000;
const DAYS_AT_FIRST = 30;
const daysBetween = ({ from, to }: FunnelFilter) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const days = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine((asked) => asked.from <= asked.to && daysBetween(asked) < MOST_FUNNEL_DAYS);

/** The days of a query, else the last 30 up to `now` (epoch ms); `isWrong`: there are no such days. */
export const numbersFilter = (
  query: URLSearchParams,
  now: number,
): { filter: FunnelFilter; isWrong: boolean } => {
  const last = { from: indianDay(now - (DAYS_AT_FIRST - 1) * DAY_MS), to: indianDay(now) };
  const asked = days.safeParse({ ...last, ...Object.fromEntries(query) });
  return { filter: asked.data ?? last, isWrong: !asked.success };
};

type Parts = { years: Store<MoneyYear>; tallies: Store<Tally>; write: () => Promise<void> };

const DAYS_AT_ONCE = 20;
/** A day's document may be created before the day begins, because clocks differ; in ms. */
const EARLY_MS = DAY_MS;

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
