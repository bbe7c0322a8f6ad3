import { fill } from "@/lib/domain/core/fill";
import type { Turn } from "@/lib/domain/account/progress";

/** A teacher's marks: a tick, a cross, a wave when unclear; two strokes without a change. */
const MARKS = {
  better: { path: "M2 9l4 4 8-10", className: "text-green" },
  worse: { path: "M3 3l10 10M13 3L3 13", className: "text-red" },
  unclear: { path: "M2 9c2-4 4-4 6-1s4 3 6-1", className: "text-soft" },
  same: { path: "M2 6h12M2 11h12", className: "text-soft" },
} as const satisfies Readonly<Record<Turn | "same", object>>;

type PointsMarkProps = {
  /** The points won since `date`; below 0 the lost ones. */
  by: number;
  words: Readonly<Record<"better" | "worse" | "same", string>>;
  date: string;
};

/** A change in points, in the words of its turn. */
export function PointsMark({ by, words, date }: PointsMarkProps) {
  const turn = by === 0 ? "same" : by > 0 ? "better" : "worse";
  return <ChangeMark turn={turn} label={fill(words[turn], { n: Math.abs(by), date })} />;
}

/** Whether a change is good news, beside the words that say so. */
export function ChangeMark({ turn, label }: { turn: Turn | "same"; label: string }) {
  const { path, className } = MARKS[turn];
  return (
    <span className={`inline-flex items-baseline gap-2 font-semibold ${className}`}>
      <svg viewBox="0 0 16 16" className="size-3.5 shrink-0" aria-hidden="true" fill="none">
        <path d={path} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label}
    </span>
  );
}
