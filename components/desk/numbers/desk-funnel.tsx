"use client";

import { pathIn } from "@/lib/domain/core/languages";
import { type Funnel, stagesOf } from "@/lib/domain/funnel/funnel";
import { DeskSection } from "@/components/desk/desk-section";
import { FunnelFilters } from "./funnel-filters";
import { FunnelPicture } from "./funnel-picture";
import { DayTable, StepTable, WayTable } from "./funnel-tables";
import { LoadError } from "@/components/desk/load-error";
import { SalesTables } from "./sales-tables";
import { useFunnel } from "./use-funnel";
import type { DeskProps } from "@/components/desk/desk-words";

/** What was sold, how far visits of the check get, and where they end. */
export function DeskFunnel({ lang, words, isPartial }: DeskProps & { isPartial: boolean }) {
  const { funnel, sales, state, filter, find } = useFunnel();
  const text = words.funnel;
  return (
    <div className="page py-2">
      <FunnelFilters
        {...{ lang, words, filter }}
        sources={[...(funnel?.sources ?? []), ...(sales?.sources ?? [])]}
        isWrong={state === "refused"}
        onFind={find}
      />
      <p role="status" className="text-soft">
        {state === "loading" && text.loading}
        {state === "done" && funnel?.days.length === 0 && text.none}
      </p>
      {(state === "later" || state === "missing") && (
        <LoadError {...{ lang, words: words.trouble }} kind={state} onRetry={() => find(filter)} />
      )}
      <div className="desk-sections">
        {sales && (
          <SalesTables
            {...{ lang, words, sales, filter, isPartial }}
            back={pathIn(lang, "/desk/numbers")}
          />
        )}
        {funnel && funnel.days.length > 0 && <Found {...{ lang, words, funnel }} />}
      </div>
    </div>
  );
}

function Found({ lang, words, funnel }: DeskProps & { funnel: Funnel }) {
  const { way, lead, after, came, cameLead, byDay } = words.funnel;
  const stages = stagesOf(funnel.counts);
  return (
    <>
      <DeskSection id="way" title={way} lead={lead}>
        <FunnelPicture words={words.funnel} stages={stages} />
        <div className="mt-6">
          <WayTable words={words} stages={stages} />
        </div>
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
