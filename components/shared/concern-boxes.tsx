const STEP = 22;
const SIDE = 18;

/**
 * Ledger boxes, each filled in proportion to its points (0-1). Two lines of markup only, because pages have many of
 * them.
 */
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

/** A single answer's box, beside words with the same content. */
export function ConcernBox({ points }: { points: number }) {
  return (
    <svg viewBox={`0 0 ${STEP} ${STEP}`} className="size-5 shrink-0" aria-hidden="true">
      <Boxes points={[points]} />
    </svg>
  );
}

type ConcernBoxesProps = { score: number; total: number };

/**
 * A section's concern as ledger boxes, beside words with the same content: one per question, full for a "yes", half for
 * a "maybe".
 */
export function ConcernBoxes({ score, total }: ConcernBoxesProps) {
  const points = Array.from({ length: total }, (_, at) => Math.min(1, Math.max(0, score - at)));
  return (
    <svg viewBox={`0 0 ${total * STEP} ${STEP}`} className="h-6 w-32 shrink-0" aria-hidden="true">
      <Boxes points={points} />
    </svg>
  );
}
