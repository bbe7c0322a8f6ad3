const STEP = 22;
const SIDE = 18;

/** One ledger box, filled by as much of a point (0-1) as it holds. */
const Box = ({ points, at }: { points: number; at: number }) => (
  <g transform={`translate(${at * STEP + 2} 2)`}>
    <rect width={SIDE * points} height={SIDE} className="fill-red" />
    <rect width={SIDE} height={SIDE} className="fill-transparent stroke-ink" strokeWidth="1.5" />
  </g>
);

/** A single answer's box, beside words that say the same. */
export function ConcernBox({ points }: { points: number }) {
  return (
    <svg viewBox={`0 0 ${STEP} ${STEP}`} className="size-5 shrink-0" aria-hidden="true">
      <Box points={points} at={0} />
    </svg>
  );
}

type ConcernBoxesProps = { score: number; total: number; label: string };

/** Points of concern of a section as ledger boxes: one a question, filled by what hurts, half for a "maybe". */
export function ConcernBoxes({ score, total, label }: ConcernBoxesProps) {
  return (
    <svg
      viewBox={`0 0 ${total * STEP} ${STEP}`}
      className="h-6 w-32 shrink-0"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: total }, (_, at) => (
        <Box key={at} at={at} points={Math.min(1, Math.max(0, score - at))} />
      ))}
    </svg>
  );
}
