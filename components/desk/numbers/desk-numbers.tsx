import { Button } from "@/components/ui/button";
import { DeskForm } from "@/components/desk/desk-form";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import type { Sales } from "@/lib/domain/desk/sales";
import { type Funnel, type FunnelFilter, stagesOf } from "@/lib/domain/funnel/funnel";
import { FunnelFilters } from "./funnel-filters";
import { DayTable, StepTable, WayTable } from "./funnel-tables";
import { SalesTables } from "./sales-tables";

type DeskNumbersProps = DeskProps & {
  filter: FunnelFilter;
  /** The days asked for were none, or too many: these are the last 30. */
  isWrong: boolean;
  funnel: Funnel;
  sales: Sales;
  /** Older leads are missing: a damaged database was set aside. */
  isPartial: boolean;
  back: string;
};

/** What was sold, how far visits of the check get, and where they end. */
export function DeskNumbers(all: DeskNumbersProps) {
  const { filter, isWrong, funnel, sales, isPartial, back, ...props } = all;
  const isCounted = funnel.days.length > 0;
  return (
    <div className="page py-2">
      <FunnelFilters
        {...props}
        {...{ filter, isWrong }}
        sources={[...funnel.sources, ...sales.sources]}
      />
      {!isCounted && <p className="text-soft">{props.words.funnel.none}</p>}
      <div className="desk-sections">
        <SalesTables {...props} {...{ sales, isPartial }} />
        {sales.sources.length + sales.offers.count > 0 && (
          <SalesFile words={props.words} {...{ filter, back }} />
        )}
        {isCounted && <Found {...props} funnel={funnel} />}
      </div>
    </div>
  );
}

type SalesFileProps = Pick<DeskProps, "words"> & Pick<DeskNumbersProps, "filter" | "back">;

/** The tables of sales as a file. */
const SalesFile = ({ words, filter, back }: SalesFileProps) => (
  <DeskSection id="sales-file" title={words.export.title} lead={words.sales.exportText}>
    <DeskForm to="numbers" {...{ back, fields: filter }} className="flex flex-wrap gap-3">
      <Button type="submit">{words.export.csv}</Button>
    </DeskForm>
  </DeskSection>
);

function Found({ lang, words, funnel }: DeskProps & { funnel: Funnel }) {
  const { way, lead, after, came, cameLead, byDay } = words.funnel;
  return (
    <>
      <DeskSection id="way" title={way} lead={lead}>
        <WayTable words={words} stages={stagesOf(funnel.counts)} />
      </DeskSection>
      <DeskSection id="after" title={after}>
        <StepTable words={words} counts={funnel.counts} kind="after" />
      </DeskSection>
      <DeskSection id="came" title={came} lead={cameLead}>
        <StepTable words={words} counts={funnel.counts} kind="came" />
      </DeskSection>
      <DeskSection id="days" title={byDay}>
        <DayTable {...{ lang, words }} days={funnel.days} />
      </DeskSection>
    </>
  );
}
