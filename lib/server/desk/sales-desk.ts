import { contentIn } from "@/lib/content";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import { indianDayStart } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import { createSalesSum, type Sales, type SourceFigures } from "@/lib/domain/desk/sales";
import { SALES_FIGURES, salesTables } from "@/lib/domain/desk/sales-tables";
import { type Funnel, type FunnelFilter, funnelOf } from "@/lib/domain/funnel/funnel";
import { knownPersonOf } from "@/lib/domain/leads/person";
import { leadScan } from "@/lib/server/leads/lead-scan";
import type { DeskParts } from "./desk-parts";
import { exportFile } from "./lead-export";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";

const DAY_MS = 24 * 60 * 60_000;

type Parts = Pick<DeskParts, "leads" | "log"> & {
  funnel: { read: (filter: FunnelFilter) => Promise<Funnel> };
  prices: Readonly<Record<string, number>>;
};

const RECEIVED = /"receivedAt":(\d+)/;
const SOLD = /"wonRupees":\d|"won"|"payments":\[\{|"status":"(?:offer|lost)"/;

/** Whether a stored lead may count in the days from `from` on (epoch ms): it came then, was won, paid or lost, or has an offer. */
const mayCount =
  (from: number) =>
  (json: string): boolean =>
    SOLD.test(json) || Number(RECEIVED.exec(json)?.[1] ?? Infinity) >= from;

const csvOf = (sales: Sales, lang: Lang): string => {
  const { total, offers } = sales;
  const { sales: words } = contentIn(lang).desk;
  const { columns } = words;
  const line = (table: string, row: string, figures: Partial<SourceFigures>) => [
    table,
    row,
    ...SALES_FIGURES.map((figure) => String(figures[figure] ?? "")),
  ];
  const lines = [
    [columns.table, columns.row, ...SALES_FIGURES.map((figure) => columns[figure])],
    line(words.total, "", total),
    ...salesTables(sales, words, (month) => month).flatMap(({ caption, rows }) =>
      rows.map(({ title, ...figures }) => line(caption, title, figures)),
    ),
    line(words.offers, "", { leads: offers.count, rupees: offers.rupees }),
    line(words.offers, words.noPackage, { leads: offers.withoutPackage }),
  ];
  return BYTE_ORDER_MARK + lines.map(csvRow).join("");
};

/** Adds up what was sold; `prices` of the packages in whole rupees. All calls reject with StoreUnavailable. */
export const createSalesDesk = ({ leads, funnel, log, prices }: Parts) => {
  /** The sales of a filter's days by source, package and month, with the visits of the check. */
  const read = async (filter: FunnelFilter): Promise<Sales> => {
    const visits = await funnel.read(filter);
    const sum = createSalesSum(filter, prices);
    const mayFit = mayCount(indianDayStart(filter.from));
    // To the newest lead: an offer is out now, whatever the days.
    for await (const rows of leadScan(leads, {}, mayFit))
      for (const { cursor, record } of rows) sum.add(record, knownPersonOf(cursor.id, record));
    return sum.result(visits);
  };

  return {
    read,

    /** The same as a file, with a line in the log. It shows no personal data. */
    file: async (by: string, filter: FunnelFilter, lang: Lang): Promise<Response> => {
      const { from, to, ...others } = filter;
      const days = { from: indianDayStart(from), to: indianDayStart(to) + DAY_MS };
      const logged = { ...others, ...days, hasText: false };
      await log.note({ by, action: "numbers", filter: logged, format: "csv" });
      return exportFile("sales", csvOf(await read(filter), lang));
    },
  };
};

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
