import { bandOf, type Band } from "@/lib/domain/grades";

const RADIUS = 52;
const LENGTH = Math.round(2 * Math.PI * RADIUS);

const STROKE: Readonly<Record<Band, string>> = {
  excellent: "stroke-green",
  good: "stroke-green",
  moderate: "stroke-marigold",
  poor: "stroke-red",
};

/** The health score as a ring, `score` 0-100. The number says it, too: colour never tells it alone. */
export function ScoreRing({ score, label }: { score: number; label: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      className="size-32 shrink-0 sm:size-36"
      role="img"
      aria-label={label}
    >
      <circle cx="60" cy="60" r={RADIUS} className="fill-card stroke-rule" strokeWidth="11" />
      {score > 0 && (
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          className={`fill-transparent ${STROKE[bandOf(score)]}`}
          strokeWidth="11"
          strokeDasharray={`${Math.round((score / 100) * LENGTH)} ${LENGTH}`}
          transform="rotate(-90 60 60)"
        />
      )}
      <text x="60" y="60" textAnchor="middle" className="fill-ink text-[34px] font-extrabold">
        <tspan dy="0.28em">{score}</tspan>
      </text>
      <text x="60" y="86" textAnchor="middle" className="fill-soft text-[12px] font-semibold">
        / 100
      </text>
    </svg>
  );
}
