import { contentIn } from "@/lib/content";
import { PACKAGES } from "@/lib/domain/check/packages";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import type { Lang } from "@/lib/domain/core/languages";
import type { ExportFormat } from "@/lib/domain/desk/desk-log";
import {
  createSalesSum,
  type Sales,
  reasonName,
  type SalesFigures,
  sourceName,
  type SourceFigures,
} from "@/lib/domain/desk/sales";
import type { Funnel, FunnelFilter } from "@/lib/domain/funnel/funnel";
import { knownPersonOf } from "@/lib/domain/leads/known-person";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadScan } from "@/lib/server/leads/lead-scan";
import type { Store } from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";
import { exportFile } from "./export-file";

const DAY_MS = 24 * 60 * 60_000;

type Parts = {
  leads: Store<Lead>;
  funnel: { read: (filter: FunnelFilter) => Promise<Funnel> };
  log: DeskLog;
  prices: Readonly<Record<string, number>>;
};

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

const RECEIVED = /"receivedAt":(\d+)/;
const SOLD = /"wonRupees":\d|"won"|"status":"(?:offer|lost)"/;

/** Whether a stored lead may count in the days from `from` on (epoch ms): it came then, was won or lost, or has an offer. */
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

/** A row that has people alone. */
const people = (table: string, row: string, n: number) => [table, row, "", "", String(n), "", ""];

const csvOf = (sales: Sales, lang: Lang): string => {
  const { total, sources, packages, months, owners, lost, offers } = sales;
  const { sales: salesWords } = contentIn(lang).desk;
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
    ...owners.map((one) => [
      ...[salesWords.byOwner, one.owner ?? salesWords.nobody, "", "", ""],
      ...[one.won, one.rupees].map(String),
    ]),
    ...lost.map(({ reason, n }) => people(salesWords.whyLost, reasonName(salesWords, reason), n)),
    [...people(salesWords.offers, "", offers.count).slice(0, -1), String(offers.rupees)],
    people(salesWords.offers, salesWords.noPackage, offers.withoutPackage),
  ];
  return BYTE_ORDER_MARK + lines.map(csvRow).join("");
};

/** Adds up what was sold; `prices` of the packages in whole rupees. All calls reject with StoreUnavailable. */
export const createSalesDesk = ({ leads, funnel, log, prices }: Parts) => {
  /** The sales of a filter's days by source, package and month, with the visits of the check. */
  const read = async (filter: FunnelFilter): Promise<Sales> => {
    const visits = await funnel.read(filter);
    const sum = createSalesSum(filter, prices);
    const mayFit = mayCount(startOf(filter.from));
    // To the newest lead: an offer is out now, whatever the days.
    for await (const rows of leadScan(leads, {}, mayFit))
      for (const { cursor, record } of rows) sum.add(record, knownPersonOf(cursor.id, record));
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
      const text =
        format === "csv" ? csvOf(sales, lang) : JSON.stringify({ from, to, ...others, ...sales });
      return exportFile("sales", format, text);
    },
  };
};
