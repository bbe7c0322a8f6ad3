type ConcernBoxesProps = { score: number; total: number; label: string };

const STEP = 22;
const SIDE = 18;

/** Points of concern of a section as ledger boxes: one a question, filled by what hurts, half for a "maybe". */
export function ConcernBoxes({ score, total, label }: ConcernBoxesProps) {
  return (
    <svg
      viewBox={`0 0 ${total * STEP} ${STEP}`}
      className="h-6 w-32 shrink-0"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: total }, (_, box) => {
        const filled = Math.min(1, Math.max(0, score - box));
        return (
          <g key={box} transform={`translate(${box * STEP + 2} 2)`}>
            <rect width={SIDE * filled} height={SIDE} className="fill-red" />
            <rect
              width={SIDE}
              height={SIDE}
              className="fill-transparent stroke-ink"
              strokeWidth="1.5"
            />
          </g>
        );
      })}
    </svg>
  );
}
