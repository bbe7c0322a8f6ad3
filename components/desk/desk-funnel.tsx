"use client";

import { type Funnel, stagesOf } from "@/lib/domain/funnel/funnel";
import { LedgerSection } from "@/components/shared/ledger-section";
import { FunnelFilters } from "./funnel-filters";
import { FunnelPicture } from "./funnel-picture";
import { DayTable, StepTable, WayTable } from "./funnel-tables";
import { LoadError } from "./load-error";
import { SalesTables } from "./sales-tables";
import { useFunnel } from "./use-funnel";
import type { DeskProps } from "./desk-words";

/** What was sold, how far visits of the check get, and where they end. */
export function DeskFunnel({ lang, words, isPartial }: DeskProps & { isPartial: boolean }) {
  const { funnel, sales, state, filter, find } = useFunnel();
  const text = words.funnel;
  return (
    <>
      <LedgerSection id="visits" title={text.title} lead={text.lead}>
        <FunnelFilters
          {...{ words, filter }}
          sources={[...(funnel?.sources ?? []), ...(sales?.sources ?? [])]}
          isWrong={state === "refused"}
          onFind={find}
        />
        <p role="status" className="mt-4 text-soft">
          {state === "loading" && text.loading}
          {state === "done" && funnel?.days.length === 0 && text.none}
        </p>
        {(state === "later" || state === "missing") && (
          <LoadError
            {...{ lang, words: words.trouble }}
            kind={state}
            onRetry={() => find(filter)}
          />
        )}
      </LedgerSection>
      {sales && <SalesTables {...{ lang, words, sales, filter, isPartial }} />}
      {funnel && funnel.days.length > 0 && <Found {...{ lang, words, funnel }} />}
    </>
  );
}

function Found({ lang, words, funnel }: DeskProps & { funnel: Funnel }) {
  const { way, after, came, cameLead, byDay } = words.funnel;
  const stages = stagesOf(funnel.counts);
  return (
    <>
      <LedgerSection id="way" title={way}>
        <FunnelPicture words={words.funnel} stages={stages} />
        <div className="mt-6">
          <WayTable words={words} stages={stages} />
        </div>
      </LedgerSection>
      <LedgerSection id="after" title={after}>
        <StepTable words={words} counts={funnel.counts} kind="after" />
      </LedgerSection>
      <LedgerSection id="came" title={came} lead={cameLead}>
        <StepTable words={words} counts={funnel.counts} kind="came" />
      </LedgerSection>
      <LedgerSection id="days" title={byDay}>
        <DayTable {...{ lang, words }} days={funnel.days} />
      </LedgerSection>
    </>
  );
}
