import { contentIn } from "@/lib/content";
import { PACKAGES } from "@/lib/domain/check/packages";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import type { ExportFormat } from "@/lib/domain/desk/desk-log";
import {
  createSalesSum,
  type Sales,
  type SalesFigures,
  sourceName,
  type SourceFigures,
} from "@/lib/domain/desk/sales";
import type { Funnel, FunnelFilter } from "@/lib/domain/funnel/funnel";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadScan } from "@/lib/server/leads/lead-scan";
import type { Store } from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";

const DAY_MS = 24 * 60 * 60_000;

type Parts = {
  leads: Store<Lead>;
  funnel: { read: (filter: FunnelFilter) => Promise<Funnel> };
  log: DeskLog;
};

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

const RECEIVED = /"receivedAt":(\d+)/;
const SOLD = /"wonRupees":\d|"won"/;

/** Whether a stored lead may count in the days from `from` on (epoch ms): it came then, or has a sale of any day. */
const mayCount =
  (from: number) =>
  (json: string): boolean =>
    SOLD.test(json) || Number(RECEIVED.exec(json)?.[1] ?? Infinity) >= from;

const numbersOf = ({ leads, won, rupees }: SalesFigures) => [leads, won, rupees].map(String);
const withVisits = (row: SourceFigures) => [
  ...[row.visits, row.finished].map(String),
  ...numbersOf(row),
];
const withoutVisits = (row: SalesFigures) => ["", "", ...numbersOf(row)];

const csvOf = ({ total, sources, packages, months }: Sales, lang: Lang): string => {
  const salesWords = contentIn(lang).desk.sales;
  const { table, row, visits, finished, leads, won, rupees } = salesWords.columns;
  const packageName = (packageId: string | null) =>
    PACKAGES.find(({ id }) => id === packageId)?.name ?? packageId ?? salesWords.noPackage;
  const lines = [
    [table, row, visits, finished, leads, won, rupees],
    [salesWords.total, "", ...withVisits(total)],
    ...sources.map((one) => [
      salesWords.bySource,
      sourceName(salesWords, one.source),
      ...withVisits(one),
    ]),
    ...packages.map((one) => [
      salesWords.byPackage,
      packageName(one.packageId),
      ...withoutVisits(one),
    ]),
    ...months.map((one) => [salesWords.byMonth, one.month, ...withoutVisits(one)]),
  ];
  return BYTE_ORDER_MARK + lines.map(csvRow).join("");
};

/** Adds up what was sold. All calls reject with StoreUnavailable. */
export const createSalesDesk = ({ leads, funnel, log }: Parts) => {
  /** The sales of a filter's days by source, package and month, with the visits of the check. */
  const read = async (filter: FunnelFilter): Promise<Sales> => {
    const visits = await funnel.read(filter);
    const sum = createSalesSum(filter);
    // Clocks differ: the store may have received a lead of the last day on the next one.
    const until = { to: startOf(filter.to) + 2 * DAY_MS };
    const mayFit = mayCount(startOf(filter.from));
    for await (const { rows } of leadScan(leads, until, null, { mayFit }))
      for (const { record } of rows) sum.add(record);
    return sum.result(visits);
  };

  return {
    read,

    /** The same as a file, with a line in the log. It shows no personal data. */
    file: async (
      by: string,
      filter: FunnelFilter,
      format: ExportFormat,
      lang: Lang,
    ): Promise<Response> => {
      const { from, to, ...others } = filter;
      const days = { from: startOf(from), to: startOf(to) + DAY_MS };
      const logged = { ...others, ...days, hasText: false };
      await log.note({ by, action: "numbers", filter: logged, format });
      const sales = await read(filter);
      const name = `sales-${indianDay(Date.now())}.${format}`;
      const headers = { "Content-Disposition": `attachment; filename="${name}"` };
      return format === "csv"
        ? new Response(csvOf(sales, lang), {
            headers: { ...headers, "Content-Type": "text/csv; charset=utf-8" },
          })
        : Response.json({ from, to, ...others, ...sales }, { headers });
    },
  };
};
