import { fill, inRupees } from "@/lib/domain/core/fill";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { type SourceFigures, sourceName } from "@/lib/domain/desk/source-figures";
import { type Funnel, type FunnelFilter, stagesOf } from "@/lib/domain/funnel/funnel";
import { FunnelFilters } from "./funnel-filters";
import { CountTable, StepTable, WayTable } from "./funnel-tables";

type DeskNumbersProps = DeskProps & {
  filter: FunnelFilter;
  /** The days asked for were none, or too many: these are the last 30. */
  isWrong: boolean;
  funnel: Funnel;
  figures: SourceFigures;
};

/** What each source brought, how far visits of the check get, and where they end. */
export function DeskNumbers(all: DeskNumbersProps) {
  const { filter, isWrong, funnel, figures, ...props } = all;
  const { money, funnel: text } = props.words;
  const { paid, rupees, won, leads } = figures.total;
  const sums = { paid: inRupees(paid), rupees: inRupees(rupees), won, leads };
  return (
    <div className="page py-2">
      <FunnelFilters {...props} {...{ filter, isWrong }} />
      <p className="my-3 font-semibold">{fill(money.sum, sums)}</p>
      {funnel.days.length === 0 && <p className="text-soft">{text.none}</p>}
      <div className="desk-sections">
        {figures.sources.length > 0 && <Sources {...props} figures={figures} />}
        {funnel.days.length > 0 && <Found {...props} funnel={funnel} />}
      </div>
    </div>
  );
}

const FIGURES = ["visits", "leads", "won", "paid"] as const;

const Sources = ({ words: { money }, figures }: DeskProps & { figures: SourceFigures }) => (
  <DeskSection id="sources" title={money.bySource}>
    <CountTable
      caption={money.bySource}
      head={[money.columns.source, ...FIGURES.map((name) => money.columns[name])]}
      rows={figures.sources.map(({ source, ...row }) => ({
        key: source,
        title: sourceName(money, source),
        cells: FIGURES.map((name) => (name === "paid" ? inRupees(row.paid) : row[name])),
      }))}
    />
  </DeskSection>
);

function Found({ words, funnel }: DeskProps & { funnel: Funnel }) {
  const { way, lead, after, came, cameLead } = words.funnel;
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
    </>
  );
}
