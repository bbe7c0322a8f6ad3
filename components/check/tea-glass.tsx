/** The glass in the units of its picture: the wall goes from the rim to the bottom and leans in on the way. */
const RIM = 10;
const FULL = 14;
const BOTTOM = 80;
const LEFT = 12;
const RIGHT = 60;
const LEAN = 9;

const leanAt = (y: number) => ((y - RIM) * LEAN) / (BOTTOM - RIM);
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * An area of the check as a glass of tea: as full as points are left in it, steaming when none is lost. Level, surface
 * line and steam say it without colour, the words beside it without the picture.
 */
export function TeaGlass({ left, total }: { left: number; total: number }) {
  const heightOf = (points: number) => round(BOTTOM - ((BOTTOM - FULL) * points) / total);
  const level = heightOf(left);
  const surface = `M${round(LEFT + leanAt(level))} ${level}h${round(RIGHT - LEFT - 2 * leanAt(level))}`;
  const marks = Array.from({ length: total - 1 }, (_, at) => {
    const y = heightOf(at + 1);
    return `M${round(RIGHT - leanAt(y))} ${y}h-7`;
  });
  return (
    <svg
      viewBox="0 -10 72 96"
      className="h-26 w-full border-b-3 border-ink narrow:row-span-3 narrow:h-20"
      aria-hidden="true"
    >
      <path d="M12 10h48l-9 70H21z" className="fill-card" />
      {left > 0 && <path d={`${surface}L51 80H21z`} className="fill-marigold" />}
      <g className="fill-transparent stroke-ink" strokeLinecap="round" strokeLinejoin="round">
        <path d={marks.join("")} strokeWidth="1.5" />
        {left > 0 && <path d={surface} strokeWidth="3" />}
        <path d="M12 10l9 70h30l9-70" strokeWidth="2.5" />
        {left === total && (
          <path d="M27 4c-4-5 4-6 0-11M36 4c-4-5 4-6 0-11M45 4c-4-5 4-6 0-11" strokeWidth="2" />
        )}
      </g>
    </svg>
  );
}
