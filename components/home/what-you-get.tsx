import type { ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { HomeWords } from "@/lib/content/en/home";
import { QuizButton } from "@/components/check/quiz-button";
import { buttonClass } from "@/components/ui/button";
import { LedgerSection } from "@/components/shared/ledger-section";

type WhatYouGetProps = { lang: Lang; words: HomeWords["result"]; children: ReactNode };

/** The contents of a finished check, beside a picture of one. */
export function WhatYouGet({ lang, words, children }: WhatYouGetProps) {
  return (
    <LedgerSection id="result" title={words.title}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[5fr_6fr]">
        <div>
          <ul className="list-tick">
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <QuizButton lang={lang} kind="sample" className={buttonClass("secondary", "mt-6")}>
            {words.open}
          </QuizButton>
        </div>
        {children}
      </div>
    </LedgerSection>
  );
}
