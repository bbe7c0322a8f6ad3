import type { ComponentProps } from "react";
import { isQuestionId, QUESTION_IDS } from "@/lib/domain/check/sections";
import { fill, inRupees } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { Counts, FunnelStep } from "@/lib/domain/funnel/daily-counts";
import { RESULT_BUTTONS } from "@/lib/domain/funnel/visit-steps";
import { LEAD_KINDS } from "@/lib/domain/leads/lead-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Table } from "@/components/ui/table";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { type SourceFigures, sourceName } from "@/lib/domain/desk/source-figures";
import { type Funnel, type FunnelFilter, type Stage, stagesOf } from "@/lib/domain/funnel/funnel";

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

type FunnelFiltersProps = DeskProps & { filter: FunnelFilter; isWrong: boolean };

/** The days of the numbers. */
const FunnelFilters = ({ lang, words, filter, isWrong }: FunnelFiltersProps) => {
  const {
    filter: { to },
    funnel,
  } = words;
  return (
    <form action={pathIn(lang, "/desk/numbers")} className="flex flex-wrap items-end gap-3 py-3">
      <Field
        name="from"
        label={funnel.from}
        problem={isWrong ? funnel.tooLong : null}
        box={{ className: "min-w-0" }}
      >
        {(control) => <input {...control} type="date" required defaultValue={filter.from} />}
      </Field>
      <Field name="to" label={to} box={{ className: "min-w-0" }}>
        {(control) => <input {...control} type="date" required defaultValue={filter.to} />}
      </Field>
      <Button type="submit">{funnel.show}</Button>
    </form>
  );
};

/** The name of a step; a question has its number. */
const stepIn = ({ question, steps }: DeskProps["words"]["funnel"], step: FunnelStep): string =>
  isQuestionId(step) ? fill(question, { n: QUESTION_IDS.indexOf(step) + 1 }) : steps[step];

/** A share in per cent; a dash for 0 of 0. */
const shareIn = (part: number, all: number): string =>
  all > 0 ? `${Math.round((part / all) * 100)} %` : "–";

/** Numbers in rows, with labels on the left. */
const CountTable = (props: Pick<ComponentProps<typeof Table>, "caption" | "head" | "rows">) => (
  <Table
    kind="sum"
    classes={{
      table: "text-sm sm:text-base",
      row: "align-top wrap-anywhere",
      cell: "py-2 text-left not-first:pl-3 not-first:text-right",
    }}
    {...props}
  />
);

/** The steps of the check in numbers. */
function WayTable({ words, stages }: Pick<DeskProps, "words"> & { stages: readonly Stage[] }) {
  const { funnel, questions } = words;
  const { step, count, share, left } = funnel.columns;
  const all = stages[0]!.reached;
  return (
    <CountTable
      caption={funnel.way}
      head={[step, count, share, left]}
      rows={stages.map((stage) => ({
        key: stage.step,
        title: (
          <>
            {stepIn(funnel, stage.step)}
            {isQuestionId(stage.step) && (
              <span className="block text-soft max-sm:sr-only">{questions[stage.step]}</span>
            )}
          </>
        ),
        cells: [stage.reached, shareIn(stage.reached, all), stage.left || "–"],
      }))}
    />
  );
}

const AFTER: readonly FunnelStep[] = ["result", "returned", ...RESULT_BUTTONS];
const CAME: readonly FunnelStep[] = LEAD_KINDS.map((kind) => `${kind}Lead` as const);

type StepTableProps = Pick<DeskProps, "words"> & { counts: Counts; kind: "after" | "came" };

/** "after": result seen, and buttons pressed on it; "came": the forms sent from any page. */
function StepTable({ words: { funnel }, counts, kind }: StepTableProps) {
  return (
    <CountTable
      caption={funnel[kind]}
      head={[funnel.columns.step, funnel.columns.count]}
      rows={(kind === "after" ? AFTER : CAME).map((step) => ({
        key: step,
        title: stepIn(funnel, step),
        cells: [counts[step] ?? 0],
      }))}
    />
  );
}
