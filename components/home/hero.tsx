import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { QuizButton } from "@/components/check/quiz-button";
import { buttonClass } from "@/components/ui/button";
import { Drawing } from "@/components/shared/drawing";

/** The headline question, and the buttons to the check, the sample and Get Started. */
export function Hero({ lang }: { lang: Lang }) {
  const words = contentIn(lang).home.hero;
  const [before, after] = words.ask.split("{mark}");
  return (
    <section className="page margin-line pt-7 pb-9 lg:grid lg:grid-cols-[11fr_9fr] lg:items-center lg:gap-10 lg:pt-12 lg:pb-14">
      <div>
        <h1>
          <span className="block">{words.count}</span>
          {before}
          <mark className="highlight-line whitespace-nowrap @max-[16em]:whitespace-normal">
            {words.mark}
          </mark>
          {after}
        </h1>
        <p className="mt-4 max-w-xl text-lead">{words.lead}</p>
        <p className="mt-6">
          <QuizButton
            lang={lang}
            kind="check"
            remembered={words.remembered}
            className={buttonClass("primary", "w-full sm:w-auto sm:px-7! sm:text-lg")}
          >
            {words.buttons.check}
          </QuizButton>
        </p>
        <p className="mt-3 flex flex-wrap gap-x-1 gap-y-3">
          <a
            className={buttonClass("secondary", "grow px-3! sm:grow-0 sm:px-5!")}
            href={pathIn(lang, "/onboarding")}
          >
            {words.buttons.start}
          </a>
          <QuizButton
            lang={lang}
            kind="sample"
            className={buttonClass("quiet", "grow px-3! sm:grow-0 sm:px-4!")}
          >
            {words.buttons.demo}
          </QuizButton>
        </p>
        <ul className="list-tick mt-5 flex flex-wrap gap-x-6 gap-y-1 *:mt-0">
          {words.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <Drawing
        name="shopfront"
        loading="eager"
        className="mx-auto mt-8 w-full max-w-md lg:mt-0 lg:max-w-none"
      />
    </section>
  );
}
