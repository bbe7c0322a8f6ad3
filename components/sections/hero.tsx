import Link from "next/link";
import { type Lang, pathIn } from "@/lib/domain/languages";
import type { HomeWords } from "@/lib/content/en/home";
import { QuizButton } from "@/components/quiz/quiz-button";
import { buttonClass } from "@/components/ui/button";
import { Shopfront } from "./illustrations/shopfront";

/** The question every owner knows the answer to, and the three buttons of spec §2. */
export function Hero({ lang, words }: { lang: Lang; words: HomeWords["hero"] }) {
  const [before, after] = words.ask.split("{mark}");
  return (
    <section className="page ledger-hero">
      <div>
        <h1>
          <span className="block">{words.count}</span>
          {before}
          <mark className="marker">{words.mark}</mark>
          {after}
        </h1>
        <p className="mt-5 max-w-xl text-lead">{words.lead}</p>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <QuizButton lang={lang} kind="check" className={buttonClass("primary", "text-lg")}>
            {words.buttons.check}
          </QuizButton>
          <Link
            className={buttonClass("secondary")}
            href={pathIn(lang, "/onboarding")}
            prefetch={false}
          >
            {words.buttons.start}
          </Link>
          <QuizButton lang={lang} kind="sample" className={buttonClass("quiet")}>
            {words.buttons.demo}
          </QuizButton>
        </div>
        <ul className="ticks mt-6">
          {words.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <Shopfront className="mx-auto mt-8 w-full max-w-md lg:mt-0 lg:max-w-none" />
    </section>
  );
}
