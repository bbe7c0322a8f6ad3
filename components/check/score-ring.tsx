import { bandOf, type Band } from "@/lib/domain/check/grades";

const RADIUS = 52;
const LENGTH = Math.round(2 * Math.PI * RADIUS);
/** Clockwise, from the top. */
const CIRCLE = `M60 ${60 - RADIUS}a${RADIUS} ${RADIUS} 0 0 1 0 ${2 * RADIUS} ${RADIUS} ${RADIUS} 0 0 1 0-${2 * RADIUS}z`;

const STROKE: Readonly<Record<Band, string>> = {
  excellent: "stroke-green",
  good: "stroke-green",
  moderate: "stroke-marigold",
  poor: "stroke-red",
};

/** The health score as a ring, `score` 0-100, with the number in it: colour is never the only sign. */
export const ScoreRing = ({ score, label }: { score: number; label: string }) => (
  <svg
    viewBox="0 0 120 120"
    className="size-32 max-w-full shrink-0 sm:size-36"
    role="img"
    aria-label={label}
    strokeWidth="11"
    textAnchor="middle"
  >
    <path d={CIRCLE} className="fill-card stroke-rule" />
    {score > 0 && (
      <path
        d={CIRCLE}
        className={`fill-transparent ${STROKE[bandOf(score)]}`}
        strokeDasharray={`${Math.round((score / 100) * LENGTH)} ${LENGTH}`}
      />
    )}
    <text x="60" y="69.5" className="fill-ink text-[34px] font-extrabold">
      {score}
    </text>
    <text x="60" y="86" className="fill-soft text-[12px] font-semibold">
      / 100
    </text>
  </svg>
);
