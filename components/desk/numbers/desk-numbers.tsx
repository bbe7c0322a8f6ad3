import type { ComponentProps } from "react";
import { isQuestionId, QUESTION_IDS } from "@/lib/domain/check/sections";
import { fill, inRupees } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { FunnelStep } from "@/lib/domain/funnel/daily-counts";
import { RESULT_BUTTONS } from "@/lib/domain/funnel/visit-steps";
import { LEAD_KINDS } from "@/lib/domain/leads/lead-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Table } from "@/components/ui/table";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { namedSource, type Partner } from "@/lib/domain/desk/partners";
import { type SourceFigures, sourceName } from "@/lib/domain/desk/source-figures";
import { type Funnel, type FunnelFilter, stagesOf } from "@/lib/domain/funnel/funnel";

type DeskNumbersProps = DeskProps & {
  filter: FunnelFilter;
  /** The days asked for were none, or too many: these are the last 30. */
  isWrong: boolean;
  funnel: Funnel;
  figures: SourceFigures;
  partners: readonly Partner[];
};

/** The figures of a source and of a partner, in their columns. */
const FIGURES = {
  sources: ["visits", "leads", "won", "paid"],
  partners: ["visits", "finished", "leads", "paid"],
} as const;
/** The result seen, and buttons pressed on it; the forms sent from any page. */
const STEPS: Readonly<Record<"after" | "came", readonly FunnelStep[]>> = {
  after: ["result", "returned", ...RESULT_BUTTONS],
  came: LEAD_KINDS.map((kind) => `${kind}Lead` as const),
};

/** A share in per cent; a dash for 0 of 0. */
const shareIn = (part: number, all: number): string =>
  all > 0 ? `${Math.round((part / all) * 100)} %` : "–";

/** What each source brought, how far visits of the check get, and where they end. */
export function DeskNumbers(props: DeskNumbersProps) {
  const { lang, words, filter, isWrong, funnel, figures, partners } = props;
  const { money, funnel: text, questions } = words;
  const { paid, rupees, won, leads } = figures.total;
  const { step, count, share, left } = text.columns;
  const stages = stagesOf(funnel.counts);
  /** The name of a step; a question has its number. */
  const nameOf = (one: FunnelStep): string =>
    isQuestionId(one) ? fill(text.question, { n: QUESTION_IDS.indexOf(one) + 1 }) : text.steps[one];
  return (
    <div className="page py-2">
      <form action={pathIn(lang, "/desk/numbers")} className="flex flex-wrap items-end gap-3 py-3">
        <Field
          name="from"
          label={text.from}
          problem={isWrong ? text.tooLong : null}
          box={{ className: "min-w-0" }}
        >
          {(control) => <input {...control} type="date" required defaultValue={filter.from} />}
        </Field>
        <Field name="to" label={words.filter.to} box={{ className: "min-w-0" }}>
          {(control) => <input {...control} type="date" required defaultValue={filter.to} />}
        </Field>
        <Button type="submit">{text.show}</Button>
      </form>
      <p className="my-3 font-semibold">
        {fill(money.sum, { paid: inRupees(paid), rupees: inRupees(rupees), won, leads })}
      </p>
      {funnel.days.length === 0 && <p className="text-soft">{text.none}</p>}
      <div className="desk-sections">
        {(["partners", "sources"] as const).map((kind) => {
          const rows = figures.sources.filter(
            ({ source }) => partners.some(({ code }) => code === source) === (kind === "partners"),
          );
          return (
            rows.length > 0 && (
              <Counted
                key={kind}
                id={kind}
                title={money.by[kind]}
                head={[money.first[kind], ...FIGURES[kind].map((name) => money.columns[name])]}
                rows={rows.map(({ source, ...row }) => ({
                  key: source,
                  title:
                    kind === "partners" ? namedSource(source, partners) : sourceName(money, source),
                  cells: FIGURES[kind].map((name) =>
                    name === "paid" ? inRupees(row.paid) : row[name],
                  ),
                }))}
              />
            )
          );
        })}
        {funnel.days.length > 0 && (
          <>
            <Counted
              id="way"
              title={text.way}
              lead={text.lead}
              head={[step, count, share, left]}
              rows={stages.map((stage) => ({
                key: stage.step,
                title: (
                  <>
                    {nameOf(stage.step)}
                    {isQuestionId(stage.step) && (
                      <span className="block text-soft max-sm:sr-only">
                        {questions[stage.step]}
                      </span>
                    )}
                  </>
                ),
                cells: [
                  stage.reached,
                  shareIn(stage.reached, stages[0]!.reached),
                  stage.left || "–",
                ],
              }))}
            />
            {(["after", "came"] as const).map((kind) => (
              <Counted
                key={kind}
                id={kind}
                title={text[kind]}
                {...(kind === "came" && { lead: text.cameLead })}
                head={[step, count]}
                rows={STEPS[kind].map((one) => ({
                  key: one,
                  title: nameOf(one),
                  cells: [funnel.counts[one] ?? 0],
                }))}
              />
            ))}
          </>
        )}
      </div>
    </div>
  );
}

type CountedProps = Pick<ComponentProps<typeof Table>, "head" | "rows"> &
  Pick<ComponentProps<typeof DeskSection>, "id" | "title" | "lead">;

/** Numbers in rows, with labels on the left. */
const Counted = ({ head, rows, ...section }: CountedProps) => (
  <DeskSection {...section}>
    <Table
      kind="sum"
      caption={section.title}
      classes={{
        table: "text-[0.8125rem] sm:text-base",
        row: "align-top wrap-anywhere",
        cell: "py-2 text-left first:min-w-[4.5rem] not-first:pl-1.5 not-first:text-right sm:not-first:pl-3",
      }}
      {...{ head, rows }}
    />
  </DeskSection>
);
