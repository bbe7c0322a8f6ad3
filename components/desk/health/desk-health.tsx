import { timeIn } from "@/components/ui/date-format";
import { fill } from "@/lib/domain/core/fill";
import type { HealthFigures } from "@/lib/domain/health/health-figures";
import { DeskSection } from "@/components/desk/desk-section";
import { type HealthMark, healthParts } from "./health-parts";
import type { DeskProps } from "@/components/desk/desk-words";

const LOOKS: Readonly<Record<HealthMark, string>> = {
  works: "border-green",
  off: "border-rule",
  look: "border-marigold",
  bad: "border-red bg-red-wash",
};

/** How the site is: each part with a word for its state, and what waits. */
export function DeskHealth({ lang, words, figures }: DeskProps & { figures: HealthFigures }) {
  const text = words.health;
  return (
    <div className="page">
      <DeskSection id="health" title={text.title} lead={text.lead}>
        <p role="status" className="text-soft">
          {fill(text.asOf, { time: timeIn(lang, figures.at) })}
        </p>
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {healthParts({ lang, words: text }, figures).map(({ key, title, mark, lines }) => (
            <li key={key} className={`border-l-4 px-4 py-2 ${LOOKS[mark]}`}>
              <h3 className="flex flex-wrap justify-between gap-x-4 text-base font-semibold">
                <span className="wrap-anywhere">{title}</span>
                <span className={mark === "bad" ? "text-red" : "text-soft"}>{text[mark]}</span>
              </h3>
              {lines.map((line) => (
                <p key={line} className="mt-1 wrap-anywhere">
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </DeskSection>
    </div>
  );
}
