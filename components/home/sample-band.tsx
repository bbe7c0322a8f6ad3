import type { ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { HomeWords } from "@/lib/content/en/home";
import { QuizButton } from "@/components/check/quiz-button";
import { buttonClass } from "@/components/ui/button";

type SampleBandProps = { lang: Lang; words: HomeWords["result"]; children: ReactNode };

/** The proof: a made-up shop's result as a page on a dark counter, beside what a finished check contains. */
export function SampleBand({ lang, words, children }: SampleBandProps) {
  return (
    <section className="bg-ink text-paper" aria-labelledby="result">
      <div className="page grid grid-cols-1 gap-7 pt-11 pb-12 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-16 lg:py-18">
        <h2 id="result">{words.title}</h2>
        {children}
        <ul className="list-tick [--tick:var(--color-marigold)]">
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          <QuizButton lang={lang} kind="sample" className={buttonClass("secondary")}>
            {words.open}
          </QuizButton>
        </p>
      </div>
    </section>
  );
}
