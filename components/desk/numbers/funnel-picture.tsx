import { useId } from "react";
import type { Stage } from "@/lib/domain/funnel/funnel";
import { fill } from "@/lib/domain/core/fill";
import { isQuestionId, QUESTION_IDS } from "@/lib/domain/check/sections";
import { stepIn } from "./funnel-words";
import type { DeskRoomWords } from "@/components/desk/desk-words";

/** As a share of a column's width. */
const COLUMN_PART = 0.72;

type FunnelPictureProps = { words: DeskRoomWords["funnel"]; stages: readonly Stage[] };

/** The picture's content in a sentence. */
const sentenceOf = (words: DeskRoomWords["funnel"], stages: readonly Stage[]): string => {
  const opened = stages[0]!.reached;
  const finished = stages.at(-1)!.reached;
  const worst = stages.reduce((most, stage) => (stage.left > most.left ? stage : most));
  if (worst.left === 0) return fill(words.noneLeft, { opened, finished });
  const step = stepIn(words, worst.step);
  return fill(words.pictureText, { opened, finished, step, left: worst.left });
};

const labelOf = ({ step }: Stage): string =>
  isQuestionId(step) ? String(QUESTION_IDS.indexOf(step) + 1) : step === "finished" ? "✓" : "";

/** The labels that fit on a phone. */
const ON_PHONES = ["1", "5", "10", "15"];

/** A column for each step: visits that continued, and on top, in red, those that left there. */
export function FunnelPicture({ words, stages }: FunnelPictureProps) {
  const id = useId();
  const most = Math.max(1, ...stages.map(({ reached }) => reached));
  const part = (count: number) => (count / most) * 100;
  const room = 100 / stages.length;
  const sentence = sentenceOf(words, stages);
  return (
    <figure>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="block h-56 w-full overflow-visible"
      >
        <title id={`${id}-title`}>{words.picture}</title>
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink" />
        {stages.map((stage, at) => {
          const { step, reached, left } = stage;
          const x = `${at * room}%`;
          const width = `${room * COLUMN_PART}%`;
          return (
            <g key={step}>
              <rect
                {...{ x, width }}
                y={`${100 - part(reached - left)}%`}
                height={`${part(reached - left)}%`}
                className="fill-ink"
              />
              <rect
                {...{ x, width }}
                y={`${100 - part(reached)}%`}
                height={`${part(left)}%`}
                className="fill-red"
              />
              <text
                x={`${(at + COLUMN_PART / 2) * room}%`}
                y="100%"
                dy="1.4em"
                textAnchor="middle"
                className={`fill-soft text-sm ${ON_PHONES.includes(labelOf(stage)) ? "" : "max-sm:hidden"}`}
              >
                {labelOf(stage)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-9">
        <span className="flex flex-wrap gap-x-6 text-base text-soft">
          <Mark className="bg-ink">{words.wentOn}</Mark>
          <Mark className="bg-red">{words.leftHere}</Mark>
        </span>
        <span id={`${id}-text`} className="mt-2 block font-semibold">
          {sentence}
        </span>
      </figcaption>
    </figure>
  );
}

const Mark = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden className={`size-3 forced-color-adjust-none ${className}`} />
    {children}
  </span>
);
