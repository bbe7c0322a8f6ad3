import { packageName } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/fill";
import { type Sales, sourceName, type SourceFigures, type SourceWords } from "./sales";

/** The figures of a row, in the order of the columns. */
export const SALES_FIGURES = ["visits", "finished", "leads", "won", "rupees", "paid"] as const;
type Figure = (typeof SALES_FIGURES)[number];

const SOLD = ["leads", "won", "rupees", "paid"] as const;

type SalesTable = Readonly<{
  id: string;
  caption: string;
  /** The head of the rows' titles. */
  first: string;
  /** Those that its rows have. */
  figures: readonly Figure[];
  rows: readonly (Partial<SourceFigures> & { title: string })[];
}>;

type TableWords = SourceWords &
  Readonly<{
    columns: Readonly<Record<"source" | "package" | "month" | "owner" | "reason", string>>;
    reasons: Readonly<Record<string, string>>;
  }> &
  Readonly<
    Record<"bySource" | "byPackage" | "byMonth" | "byOwner" | "whyLost", string> &
      Record<"nobody" | "noPackage" | "noReason", string>
  >;

/** The tables of some sales, as the desk shows them and as they are in a file; `monthName` writes "2026-11". */
export const salesTables = (
  { sources, packages, months, owners, lost }: Sales,
  words: TableWords,
  monthName: (month: string) => string,
): SalesTable[] => {
  const { columns } = words;
  return [
    {
      id: "sources",
      caption: words.bySource,
      first: columns.source,
      figures: SALES_FIGURES,
      rows: sources.map((one) => ({
        ...one,
        title: sourceName(words, one.source),
      })),
    },
    {
      id: "packages",
      caption: words.byPackage,
      first: columns.package,
      figures: SOLD,
      rows: packages.map((one) => ({
        ...one,
        title: packageName(one.packageId) || words.noPackage,
      })),
    },
    {
      id: "months",
      caption: words.byMonth,
      first: columns.month,
      figures: SOLD,
      rows: months.map((one) => ({
        ...one,
        title: monthName(one.month),
      })),
    },
    {
      id: "owners",
      caption: words.byOwner,
      first: columns.owner,
      figures: ["won", "rupees", "paid"],
      rows: owners.map((one) => ({
        ...one,
        title: one.owner ?? words.nobody,
      })),
    },
    {
      id: "lost",
      caption: words.whyLost,
      first: columns.reason,
      figures: ["leads"],
      rows: lost.map(({ reason, n }) => ({
        title: reason === "" ? words.noReason : wordFor(words.reasons, reason),
        leads: n,
      })),
    },
  ];
};
