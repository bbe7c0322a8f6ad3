import { fill } from "@/lib/domain/core/fill";
import type { QuizResult } from "@/lib/domain/check/scoring";
import type { SectionId } from "@/lib/domain/check/sections";
import type { HomeWords } from "@/lib/content/en/home";
import type { ResultWords } from "@/lib/content/en/result";
import { AreaGlasses } from "@/components/check/area-glasses";
import { ScoreRing } from "@/components/check/score-ring";

type ResultPictureProps = {
  words: HomeWords["result"];
  areas: ResultWords["areas"];
  result: QuizResult;
  areaTitles: Readonly<Record<SectionId, string>>;
  /** The first step of the sample's plan. */
  step: string;
};

/** A page of the ledger with a fictional shop's result, computed by the real rule. */
export function ResultPicture({ words, areas, result, areaTitles, step }: ResultPictureProps) {
  const { healthScore, grade } = result;
  return (
    <figure className="sample-page text-ink lg:col-2 lg:row-[1/4]">
      <figcaption className="w-fit bg-marigold-wash px-[0.3em] py-[0.1em] text-base font-semibold">
        {words.caption}
      </figcaption>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-8">
        <ScoreRing
          score={healthScore}
          label={`${words.score}: ${fill(words.outOf, { score: healthScore })}`}
        />
        <p className="stamp">
          <span className="block text-sm leading-tight">{words.grade}</span>
          <span className="block text-4xl leading-none font-extrabold">{grade}</span>
        </p>
      </div>
      <AreaGlasses words={areas} titles={areaTitles} result={result} isClose />
      <p className="mt-4 text-base text-soft">{words.monday}</p>
      <p className="text-base leading-relaxed">{step}</p>
    </figure>
  );
}
