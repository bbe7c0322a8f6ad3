import { fill } from "@/lib/domain/core/fill";
import { type QuizResult, weakestAreas } from "@/lib/domain/check/scoring";
import type { SectionId } from "@/lib/domain/check/sections";
import type { ResultWords } from "@/lib/content/en/result";
import { Drawing } from "@/components/shared/drawing";
import { TeaGlass } from "./tea-glass";

type AreaGlassesProps = {
  words: ResultWords["areas"];
  titles: Readonly<Record<SectionId, string>>;
  result: QuizResult;
};

/** The three areas at a glance: glasses of tea on one shelf, the emptiest marked. */
export function AreaGlasses({ words, titles, result }: AreaGlassesProps) {
  const weakest = weakestAreas(result);
  return (
    <>
      <ul className="areas" data-label>
        {result.sectionScores.map((section) => {
          const { sectionId, score, totalQuestions: total } = section;
          return (
            <li key={sectionId}>
              <TeaGlass left={total - score} total={total} />
              <span className="area-points">
                {fill(words.points, { left: total - score, total })}
              </span>
              <Drawing
                name={`area-${sectionId}`}
                className="mt-1 w-9 print:hidden"
                loading="eager"
              />
              <span className="area-title">{titles[sectionId]}</span>
              {weakest.includes(section) && (
                <span className="area-first">{weakest.length > 1 ? words.level : words.first}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-base text-soft" data-label>
        {words.full}
      </p>
    </>
  );
}
