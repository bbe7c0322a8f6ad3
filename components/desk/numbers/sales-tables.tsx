import { inRupees, PACKAGES } from "@/lib/domain/check/packages";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { type Sales, type SalesFigures, sourceName } from "@/lib/domain/desk/sales";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { RupeeTable } from "./rupee-table";

type SalesTablesProps = DeskProps & {
  sales: Sales;
  /** Older leads are missing: a damaged database was set aside. */
  isPartial: boolean;
};

const monthIn = (lang: Lang, month: string): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(month));

const cellsOf = ({ leads, won, rupees }: SalesFigures) => [leads, won, inRupees(rupees)];

const packageName = (packageId: string | null): string | null =>
  PACKAGES.find(({ id }) => id === packageId)?.name ?? packageId;

/** What was sold by source, package and month. */
export function SalesTables({ lang, words, sales, isPartial }: SalesTablesProps) {
  const salesWords = words.sales;
  const { source, package: packageHead, month, visits, finished } = salesWords.columns;
  const heads = [salesWords.columns.leads, salesWords.columns.won, salesWords.columns.rupees];
  const { total, sources, packages, months } = sales;
  const isEmpty = sources.length === 0;
  const sum = fill(salesWords.sum, {
    rupees: inRupees(total.rupees),
    won: total.won,
    leads: total.leads,
  });
  return (
    <>
      <DeskSection id="sales" title={salesWords.title} lead={salesWords.lead}>
        <p className="font-semibold">
          {total.won > 0 ? sum : isPartial ? words.list.noneHere : salesWords.none}
        </p>
        {!isEmpty && (
          <div className="mt-6">
            <RupeeTable
              caption={salesWords.bySource}
              more={salesWords.more}
              head={[source, visits, finished, ...heads]}
              rows={sources.map((one) => ({
                key: one.source,
                title: sourceName(salesWords, one.source),
                cells: [one.visits, one.finished, ...cellsOf(one)],
              }))}
            />
          </div>
        )}
      </DeskSection>
      {!isEmpty && (
        <>
          <DeskSection id="packages" title={salesWords.byPackage}>
            <RupeeTable
              caption={salesWords.byPackage}
              more={salesWords.more}
              head={[packageHead, ...heads]}
              rows={packages.map((one) => ({
                key: one.packageId ?? "",
                title: packageName(one.packageId) ?? salesWords.noPackage,
                cells: cellsOf(one),
              }))}
            />
          </DeskSection>
          <DeskSection id="months" title={salesWords.byMonth}>
            <RupeeTable
              caption={salesWords.byMonth}
              more={salesWords.more}
              head={[month, ...heads]}
              rows={months.map((one) => ({
                key: one.month,
                title: monthIn(lang, one.month),
                cells: cellsOf(one),
              }))}
            />
          </DeskSection>
        </>
      )}
    </>
  );
}
