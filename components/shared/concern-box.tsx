const STEP = 22;
const SIDE = 18;
const OUTLINE = `M2 2h${SIDE}v${SIDE}h-${SIDE}z`;

/** An answer as a ledger box, beside words with the same content: full for a "yes", half for a "maybe". */
export function ConcernBox({ points }: { points: number }) {
  return (
    <svg viewBox={`0 0 ${STEP} ${STEP}`} className="size-5 shrink-0" aria-hidden="true">
      {points > 0 && (
        <path d={`M2 2h${SIDE * points}v${SIDE}h-${SIDE * points}z`} className="fill-red" />
      )}
      <path d={OUTLINE} className="fill-transparent stroke-ink" strokeWidth="1.5" />
    </svg>
  );
}
