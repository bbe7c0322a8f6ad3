import { planOf } from "@/lib/domain/check/plan";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { AreaGlasses } from "@/components/check/area-glasses";
import { QuizButton } from "@/components/check/quiz-button";
import { ScoreRing } from "@/components/check/score-ring";
import { buttonClass } from "@/components/ui/button";

const RESULT = quizResult(SAMPLE_ANSWERS);
const STEP = planOf(SAMPLE_ANSWERS)[0]!;

/** The proof: a made-up shop's result as a page on a dark counter. */
export function SampleBand({ lang }: { lang: Lang }) {
  const words = contentIn(lang).home.result;
  return (
    <section className="bg-ink text-paper" aria-labelledby="result">
      <div className="page grid grid-cols-1 gap-7 pt-11 pb-12 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:py-18">
        <h2 id="result">{words.title}</h2>
        <ResultPicture lang={lang} />
        <p>
          <QuizButton lang={lang} kind="sample" className={buttonClass("secondary")}>
            {words.open}
          </QuizButton>
        </p>
      </div>
    </section>
  );
}

function ResultPicture({ lang }: { lang: Lang }) {
  const { areas, home, questions, result } = contentIn(lang);
  const words = home.result;
  const { healthScore, grade } = RESULT;
  return (
    <figure className="sample-page text-ink lg:col-2 lg:row-[1/3]">
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
      <AreaGlasses words={result.areas} names={areas.short} result={RESULT} />
      <p className="mt-4 text-base text-soft">{words.monday}</p>
      <p className="text-base leading-relaxed">{questions.steps[STEP.questionId]}</p>
    </figure>
  );
}
