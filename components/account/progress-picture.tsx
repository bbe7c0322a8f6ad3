import { useId } from "react";
import type { ProgressPoint } from "@/lib/domain/account/progress";

/** Ruled lines at the ends of the scale and the lower bounds of the bands. */
const RULES = [0, 40, 60, 80, 100];
/** With more checks than this the scores, then the dots, would overlap. */
const MOST_LABELS = 8;
const MOST_DOTS = 40;
/** The most days that fit below their columns on a phone and on a desk. */
const MOST_DAYS = { phone: 2, desk: 5 };

type ProgressPictureProps = {
  points: readonly ProgressPoint[];
  title: string;
  description: string;
  /** A date in a few letters; `at` in epoch ms. */
  dayOf: (at: number) => string;
};

/**
 * The health score of each finished check, one column each. Positions are in per cent and sizes in pixels, so that
 * lines and letters look the same on a phone and on a wide screen.
 */
export function ProgressPicture({ points, title, description, dayOf }: ProgressPictureProps) {
  const id = useId();
  const x = (at: number) => `${((at + 0.5) / points.length) * 100}%`;
  const y = (score: number) => `${100 - score}%`;
  const isLast = (at: number) => at === points.length - 1;
  const isEnd = (at: number) => at === 0 || isLast(at);
  const hasRoom = points.length <= MOST_DAYS.desk;
  // With narrow columns, the first and last day are at the ends of the scale.
  const anchorOf = (at: number) => (hasRoom ? "middle" : at === 0 ? "start" : "end");
  const dayAt = (at: number) => (hasRoom ? x(at) : at === 0 ? "0%" : "100%");
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="block h-44 w-full overflow-visible"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {RULES.map((score) => (
        <g key={score}>
          <line x1="0" x2="100%" y1={y(score)} y2={y(score)} className="stroke-rule" />
          <text x="-14" y={y(score)} dy="0.35em" textAnchor="end" className="fill-soft text-sm">
            {score}
          </text>
        </g>
      ))}
      {["-6", "-3"].map((at) => (
        <line key={at} x1={at} x2={at} y1="-4%" y2="104%" className="stroke-margin" />
      ))}
      {points.slice(1).map(({ healthScore }, at) => (
        <line
          key={at}
          x1={x(at)}
          y1={y(points[at]!.healthScore)}
          x2={x(at + 1)}
          y2={y(healthScore)}
          className="stroke-ink"
          strokeWidth={points.length <= MOST_DOTS ? 2 : 1.25}
          strokeLinecap="round"
        />
      ))}
      {points.map(({ completedAt, healthScore }, at) => (
        <g key={at}>
          {(points.length <= MOST_DOTS || isLast(at)) && (
            <circle
              cx={x(at)}
              cy={y(healthScore)}
              r={isLast(at) ? 7 : 5}
              className={isLast(at) ? "fill-red stroke-card" : "fill-card stroke-ink"}
              strokeWidth="2"
            />
          )}
          {(points.length <= MOST_LABELS || isLast(at)) && (
            <text
              x={x(at)}
              y={y(healthScore)}
              dy="-0.85em"
              textAnchor="middle"
              className="fill-ink font-bold"
            >
              {healthScore}
            </text>
          )}
          {/* In large type only the table below has the days. */}
          {(hasRoom || isEnd(at)) && (
            <text
              x={dayAt(at)}
              y="100%"
              dy="1.9em"
              textAnchor={anchorOf(at)}
              className={`fill-soft text-sm @max-[16em]:hidden ${isEnd(at) || points.length <= MOST_DAYS.phone ? "" : "max-sm:hidden"}`}
            >
              {dayOf(completedAt)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
