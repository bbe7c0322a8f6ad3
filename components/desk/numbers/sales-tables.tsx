import { fill, inRupees } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { Sales } from "@/lib/domain/desk/sales";
import { salesTables } from "@/lib/domain/desk/sales-tables";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { RupeeTable } from "./rupee-table";

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

/** A text for one or many. */
const counted = (words: { one: string; many: string }, n: number, values = {}): string =>
  fill(n === 1 ? words.one : words.many, { n, ...values });

/** What was sold and what is out, by source, package, month and operator, why leads were lost. */
export function SalesTables({ lang, words, sales, isPartial }: SalesTablesProps) {
  const text = words.sales;
  const { rupees, paid, won, leads } = sales.total;
  const sum = fill(text.sum, { rupees: inRupees(rupees), won, leads });
  return (
    <>
      <DeskSection id="sales" title={text.title} lead={text.lead}>
        <LargeFigures {...{ lang, words, sales }} />
        <p className="font-semibold">{won > 0 ? sum : isPartial ? text.partial : text.none}</p>
        {paid > 0 && <p>{fill(text.paid, { rupees: inRupees(paid) })}</p>}
      </DeskSection>
      <Tables {...{ lang, words, sales }} />
    </>
  );
}

const LARGE = "text-[2rem] leading-tight font-bold";

/** The rupees that were won in the newest month, and those that are out. */
function LargeFigures({ lang, words: { sales: text }, sales: { months, offers } }: PartProps) {
  const month = months[0];
  const { count, rupees, withoutPackage } = offers;
  return (
    <dl className="sales-figures mb-4 flex flex-wrap gap-x-10 gap-y-4">
      {month && (
        <div>
          <dt>{counted(text.won, month.won, { month: monthIn(lang, month.month) })}</dt>
          <dd className={LARGE}>{inRupees(month.rupees)}</dd>
        </div>
      )}
      {count > 0 && (
        <div>
          <dt>{counted(text.out, count)}</dt>
          <dd className={LARGE}>{inRupees(rupees)}</dd>
          {withoutPackage > 0 && <dd>{counted(text.outWithout, withoutPackage)}</dd>}
        </div>
      )}
    </dl>
  );
}

/** A table for each list that is not empty. */
const Tables = ({ lang, words: { sales: text }, sales }: PartProps) =>
  salesTables(sales, text, (month) => monthIn(lang, month))
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, caption, first, figures, rows }) => (
      <DeskSection key={id} id={id} title={caption}>
        <RupeeTable
          caption={caption}
          more={text.more}
          head={[first, ...figures.map((figure) => text.columns[figure])]}
          rows={rows.map(({ title, ...row }) => ({
            key: title,
            title,
            cells: figures.map((figure) =>
              figure === "rupees" || figure === "paid"
                ? inRupees(row[figure] ?? 0)
                : (row[figure] ?? 0),
            ),
          }))}
        />
      </DeskSection>
    ));
