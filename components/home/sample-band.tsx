import type { ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { HomeWords } from "@/lib/content/en/home";
import { QuizButton } from "@/components/check/quiz-button";
import { buttonClass } from "@/components/ui/button";

type SampleBandProps = { lang: Lang; words: HomeWords["result"]; children: ReactNode };

/** The proof: a made-up shop's result as a page on a dark counter, beside what a finished check contains. */
export function SampleBand({ lang, words, children }: SampleBandProps) {
  return (
    <section className="dark-band" aria-labelledby="result">
      <div className="page sample-band">
        <h2 id="result">{words.title}</h2>
        {children}
        <ul className="list-tick">
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
