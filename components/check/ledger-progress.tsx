import type { ReactNode } from "react";

type LedgerProgressProps = {
  id?: string;
  done: number;
  total: number;
  label: string;
  section: string;
  drawing?: ReactNode;
};

/** Progress as the lines of a ledger: one line per question, the current one in red. */
export const LedgerProgress = ({
  id,
  done,
  total,
  label,
  section,
  drawing,
}: LedgerProgressProps) => (
  <div>
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-base">
      <span id={id} className="font-semibold">
        {label}
      </span>
      <span className="flex items-center gap-2 text-soft">
        {drawing}
        {section}
      </span>
    </p>
    <progress className="sr-only" max={total} value={done} aria-label={label} />
    <svg
      viewBox={`0 0 ${total * 8 - 2} 6`}
      preserveAspectRatio="none"
      className="mt-2 h-2 w-full"
      aria-hidden="true"
    >
      {Array.from({ length: total }, (_, line) => (
        <rect
          key={line}
          x={line * 8}
          width="6"
          height="6"
          className={line < done ? "fill-ink" : line === done ? "fill-red" : "fill-rule"}
        />
      ))}
    </svg>
  </div>
);
