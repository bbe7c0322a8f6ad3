import { exportSales } from "@/lib/browser/desk/money-client";
import { inRupees, PACKAGES } from "@/lib/domain/check/packages";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { type Sales, type SalesFigures, sourceName } from "@/lib/domain/desk/sales";
import type { FunnelFilter } from "@/lib/domain/funnel/funnel";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { ExportButtons } from "@/components/desk/export-buttons";
import { MoneyTable } from "./money-table";

type SalesTablesProps = DeskProps & {
  sales: Sales;
  filter: FunnelFilter;
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

/** What was sold by source, package and month, and the same as a file. */
export function SalesTables({ lang, words, sales, filter, isPartial }: SalesTablesProps) {
  const { money } = words;
  const { source, package: packageHead, month, visits, finished } = money.columns;
  const heads = [money.columns.leads, money.columns.won, money.columns.rupees];
  const { total, sources, packages, months } = sales;
  const isEmpty = sources.length === 0;
  const sum = fill(money.sum, {
    rupees: inRupees(total.rupees),
    won: total.won,
    leads: total.leads,
  });
  return (
    <>
      <DeskSection id="sales" title={money.title} lead={money.lead}>
        <p className="font-semibold">
          {total.won > 0 ? sum : isPartial ? words.list.noneHere : money.none}
        </p>
        {!isEmpty && (
          <div className="mt-6">
            <MoneyTable
              caption={money.bySource}
              more={money.more}
              head={[source, visits, finished, ...heads]}
              rows={sources.map((one) => ({
                key: one.source,
                title: sourceName(money, one.source),
                cells: [one.visits, one.finished, ...cellsOf(one)],
              }))}
            />
          </div>
        )}
      </DeskSection>
      {!isEmpty && (
        <>
          <DeskSection id="packages" title={money.byPackage}>
            <MoneyTable
              caption={money.byPackage}
              more={money.more}
              head={[packageHead, ...heads]}
              rows={packages.map((one) => ({
                key: one.packageId ?? "",
                title: packageName(one.packageId) ?? money.noPackage,
                cells: cellsOf(one),
              }))}
            />
          </DeskSection>
          <DeskSection id="months" title={money.byMonth}>
            <MoneyTable
              caption={money.byMonth}
              more={money.more}
              head={[month, ...heads]}
              rows={months.map((one) => ({
                key: one.month,
                title: monthIn(lang, one.month),
                cells: cellsOf(one),
              }))}
            />
          </DeskSection>
          <DeskSection id="sales-file" title={money.export.title} lead={money.export.text}>
            <ExportButtons
              words={words.export}
              fileName={money.export.fileName}
              load={(format) => exportSales(filter, format, lang)}
            />
          </DeskSection>
        </>
      )}
    </>
  );
}
