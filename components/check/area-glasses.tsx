import { fill } from "@/lib/domain/core/fill";
import { type QuizResult, weakestAreas } from "@/lib/domain/check/scoring";
import type { SectionId } from "@/lib/domain/check/sections";
import type { ResultWords } from "@/lib/content/en/result";
import { Drawing } from "@/components/shared/drawing";
import { TeaGlass } from "./tea-glass";

type AreaGlassesProps = {
  words: ResultWords["areas"];
  /** The short ones. */
  names: Readonly<Record<SectionId, string>>;
  result: QuizResult;
};

/** The three areas at a glance: glasses of tea on one shelf, the emptiest marked. */
export function AreaGlasses({ words, names, result }: AreaGlassesProps) {
  const weakest = weakestAreas(result);
  return (
    <ul
      className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-y-4 text-center wrap-anywhere narrow:grid-cols-[1fr] narrow:text-left"
      data-label
    >
      {result.sectionScores.map((section) => {
        const { sectionId, score, totalQuestions: total } = section;
        return (
          <li
            key={sectionId}
            className="flex flex-col items-center text-sm leading-[1.35] narrow:grid narrow:grid-cols-[3rem_auto_1fr] narrow:justify-items-start narrow:gap-x-2 narrow:gap-y-1"
          >
            <TeaGlass left={total - score} total={total} />
            <span className="mt-2 text-[1.0625rem] font-extrabold narrow:col-3 narrow:row-1 narrow:mt-0">
              {fill(words.points, { left: total - score, total })}
            </span>
            <Drawing
              name={`area-${sectionId}`}
              className="mt-1 w-9 print:hidden narrow:col-2 narrow:row-1"
              loading="eager"
            />
            <span className="narrow:col-[2/4]">{names[sectionId]}</span>
            {weakest.includes(section) && (
              <span className="mx-0.5 mt-2 -rotate-3 rounded-[4px] border-2 px-1.5 py-0.5 font-bold text-red narrow:col-[2/4] narrow:mt-0">
                {weakest.length > 1 ? words.level : words.first}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
