const STEP = 22;
const SIDE = 18;

/** Ledger boxes, each filled by as much of a point (0-1) as it holds. All in two lines: pages carry many of them. */
const Boxes = ({ points }: { points: readonly number[] }) => {
  const lines = (widths: readonly number[]) =>
    widths
      .map((width, at) => (width > 0 ? `M${at * STEP + 2} 2h${width}v${SIDE}h-${width}z` : ""))
      .join("");
  return (
    <>
      <path d={lines(points.map((point) => SIDE * point))} className="fill-red" />
      <path
        d={lines(points.map(() => SIDE))}
        className="fill-transparent stroke-ink"
        strokeWidth="1.5"
      />
    </>
  );
};

/** A single answer's box, beside words that say the same. */
export function ConcernBox({ points }: { points: number }) {
  return (
    <svg viewBox={`0 0 ${STEP} ${STEP}`} className="size-5 shrink-0" aria-hidden="true">
      <Boxes points={[points]} />
    </svg>
  );
}

type ConcernBoxesProps = { score: number; total: number; label: string };

/** Points of concern of a section as ledger boxes: one a question, filled by what hurts, half for a "maybe". */
export function ConcernBoxes({ score, total, label }: ConcernBoxesProps) {
  const points = Array.from({ length: total }, (_, at) => Math.min(1, Math.max(0, score - at)));
  return (
    <svg
      viewBox={`0 0 ${total * STEP} ${STEP}`}
      className="h-6 w-32 shrink-0"
      role="img"
      aria-label={label}
    >
      <Boxes points={points} />
    </svg>
  );
}
