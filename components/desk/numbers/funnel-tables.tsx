import type { ComponentProps } from "react";
import type { Stage } from "@/lib/domain/funnel/funnel";
import { LEAD_KINDS } from "@/lib/domain/leads/lead-fields";
import { isQuestionId, QUESTION_IDS } from "@/lib/domain/check/sections";
import type { Counts, FunnelStep } from "@/lib/domain/funnel/daily-counts";
import { RESULT_BUTTONS } from "@/lib/domain/funnel/visit-steps";
import { fill } from "@/lib/domain/core/fill";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import { Table } from "@/components/ui/table";

type Words = { words: DeskRoomWords };

/** The name of a step; a question has its number. */
const stepIn = ({ question, steps }: DeskRoomWords["funnel"], step: FunnelStep): string =>
  isQuestionId(step) ? fill(question, { n: QUESTION_IDS.indexOf(step) + 1 }) : steps[step];

/** A share in per cent; a dash for 0 of 0. */
const shareIn = (part: number, all: number): string =>
  all > 0 ? `${Math.round((part / all) * 100)} %` : "–";

/** Numbers in rows, with labels on the left. */
export const CountTable = (
  props: Pick<ComponentProps<typeof Table>, "caption" | "head" | "rows">,
) => (
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
export function WayTable({ words, stages }: Words & { stages: readonly Stage[] }) {
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

type StepTableProps = Words & { counts: Counts; kind: "after" | "came" };

/** "after": result seen, and buttons pressed on it; "came": the forms sent from any page. */
export function StepTable({ words: { funnel }, counts, kind }: StepTableProps) {
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
