import { inRupees, PACKAGES } from "@/lib/domain/check/packages";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { type Sales, type SalesFigures, reasonName, sourceName } from "@/lib/domain/desk/sales";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { RupeeTable } from "./rupee-table";
import "./sales-tables.css";

type SalesTablesProps = DeskProps & {
  sales: Sales;
  /** Older leads are missing: a damaged database was set aside. */
  isPartial: boolean;
};
type PartProps = Pick<SalesTablesProps, "lang" | "words" | "sales">;

const monthIn = (lang: Lang, month: string): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(month));

const cellsOf = ({ leads, won, rupees }: SalesFigures) => [leads, won, inRupees(rupees)];

const packageName = (packageId: string | null): string | null =>
  PACKAGES.find(({ id }) => id === packageId)?.name ?? packageId;

/** A text for one or many. */
const counted = (words: { one: string; many: string }, n: number, values = {}): string =>
  fill(n === 1 ? words.one : words.many, { n, ...values });

/** What was sold and what is out, by source, package, month and operator, why leads were lost. */
export function SalesTables({ lang, words, sales, isPartial }: SalesTablesProps) {
  const text = words.sales;
  const { rupees, won, leads } = sales.total;
  const sum = fill(text.sum, { rupees: inRupees(rupees), won, leads });
  return (
    <>
      <DeskSection id="sales" title={text.title} lead={text.lead}>
        <LargeFigures {...{ lang, words, sales }} />
        <p className="font-semibold">{won > 0 ? sum : isPartial ? text.partial : text.none}</p>
      </DeskSection>
      <Tables {...{ lang, words, sales }} />
    </>
  );
}

/** The rupees that were won in the newest month, and those that are out. */
function LargeFigures({ lang, words: { sales: text }, sales: { months, offers } }: PartProps) {
  const month = months[0];
  const { count, rupees, withoutPackage } = offers;
  return (
    <dl className="sales-figures">
      {month && (
        <div>
          <dt>{counted(text.won, month.won, { month: monthIn(lang, month.month) })}</dt>
          <dd>{inRupees(month.rupees)}</dd>
        </div>
      )}
      {count > 0 && (
        <div>
          <dt>{counted(text.out, count)}</dt>
          <dd>{inRupees(rupees)}</dd>
          {withoutPackage > 0 && <dd>{counted(text.outWithout, withoutPackage)}</dd>}
        </div>
      )}
    </dl>
  );
}

function Tables({ lang, words: { sales: text }, sales }: PartProps) {
  const { columns, more } = text;
  const heads = [columns.leads, columns.won, columns.rupees];
  const tables = [
    {
      id: "sources",
      caption: text.bySource,
      head: [columns.source, columns.visits, columns.finished, ...heads],
      rows: sales.sources.map((one) => ({
        key: one.source,
        title: sourceName(text, one.source),
        cells: [one.visits, one.finished, ...cellsOf(one)],
      })),
    },
    {
      id: "packages",
      caption: text.byPackage,
      head: [columns.package, ...heads],
      rows: sales.packages.map((one) => ({
        key: one.packageId ?? "",
        title: packageName(one.packageId) ?? text.noPackage,
        cells: cellsOf(one),
      })),
    },
    {
      id: "months",
      caption: text.byMonth,
      head: [columns.month, ...heads],
      rows: sales.months.map((one) => ({
        key: one.month,
        title: monthIn(lang, one.month),
        cells: cellsOf(one),
      })),
    },
    {
      id: "owners",
      caption: text.byOwner,
      head: [columns.owner, columns.won, columns.rupees],
      rows: sales.owners.map(({ owner, won, rupees }) => ({
        key: owner ?? "",
        title: owner ?? text.nobody,
        cells: [won, inRupees(rupees)],
      })),
    },
    {
      id: "lost",
      caption: text.whyLost,
      head: [columns.reason, columns.leads],
      rows: sales.lost.map(({ reason, n }) => ({
        key: reason,
        title: reasonName(text, reason),
        cells: [n],
      })),
    },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, ...table }) => (
      <DeskSection key={id} id={id} title={table.caption}>
        <RupeeTable more={more} {...table} />
      </DeskSection>
    ));
}
