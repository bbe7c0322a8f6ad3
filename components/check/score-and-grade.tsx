import { fill } from "@/lib/domain/core/fill";
import type { QuizResult } from "@/lib/domain/check/scoring";
import type { QuizWords } from "@/lib/content/en/quiz";
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

type ScoreAndGradeProps = {
  words: Pick<QuizWords["results"]["health"], "score" | "outOf" | "grade">;
  result: Pick<QuizResult, "healthScore" | "grade">;
};

/** The score, 0-100, as a ring with the number in it: colour is never the only sign; the grade as a stamp. */
export function ScoreAndGrade({ words, result }: ScoreAndGradeProps) {
  const { healthScore: score, grade } = result;
  return (
    <>
      <svg
        viewBox="0 0 120 120"
        className="size-24 max-w-full shrink-0 sm:size-32"
        role="img"
        aria-label={`${words.score}: ${fill(words.outOf, { score })}`}
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
      <p className={`stamp ${score >= 60 ? "text-green" : "text-red"}`}>
        <span className="block text-sm leading-tight font-semibold">{words.grade}</span>
        <span className="block text-5xl leading-none font-extrabold">{grade}</span>
      </p>
    </>
  );
}
