import { fill } from "@/lib/domain/core/fill";
import type { QuizResult } from "@/lib/domain/check/scoring";
import type { SectionId } from "@/lib/domain/check/sections";
import type { HomeWords } from "@/lib/content/en/home";
import { ConcernBoxes } from "@/components/check/concern-boxes";
import { ScoreRing } from "@/components/check/score-ring";

type ResultPictureProps = {
  words: HomeWords["result"];
  result: QuizResult;
  areaTitles: Readonly<Record<SectionId, string>>;
  /** The first step for one of the sample's problems. */
  step: string;
};

/** A page of the ledger with a fictional shop's result, computed by the real rule. */
export function ResultPicture({ words, result, areaTitles, step }: ResultPictureProps) {
  const { healthScore, grade, recommendation, sectionScores } = result;
  return (
    <figure className="sample-page">
      <figcaption className="highlight-wash w-fit text-base font-semibold">
        {words.caption}
      </figcaption>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <ScoreRing
          score={healthScore}
          label={`${words.score}: ${fill(words.outOf, { score: healthScore })}`}
        />
        <p className="stamp">
          <span className="block text-sm leading-tight">{words.grade}</span>
          <span className="block text-4xl leading-none font-extrabold">{grade}</span>
        </p>
      </div>
      <p className="mt-4 text-base text-soft">{words.first}</p>
      <p className="text-lg leading-snug font-bold">{areaTitles[recommendation.sectionId]}</p>
      <ul className="entries mt-3 text-base">
        {sectionScores.map(({ sectionId, score, totalQuestions }) => (
          <li key={sectionId}>
            <p className="mb-1 leading-snug">{areaTitles[sectionId]}</p>
            <ConcernBoxes
              score={score}
              total={totalQuestions}
              label={fill(words.points, { score, total: totalQuestions })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-base text-soft">{words.monday}</p>
      <p className="text-base leading-relaxed">{step}</p>
    </figure>
  );
}
