"use client";

import { useState } from "react";
import { completeAnswersIn, readMemory } from "@/lib/browser/check/quiz-memory";
import { keepPartnerLink } from "@/lib/browser/share/partner-link";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { TogetherWaysWords } from "@/lib/content/slices/together-words";
import { buttonClass } from "@/components/ui/button";
import { CompareChoice } from "./compare-choice";

type PairWayProps = { lang: Lang; words: TogetherWaysWords; token: string };

const hasFinished = (): boolean => {
  const memory = readMemory();
  return memory !== null && (memory.attempts > 0 || completeAnswersIn(memory) !== null);
};

/**
 * Below a result that was opened by a link with answers: the same check for its reader, or, after one, the comparison.
 */
export function PairWay({ lang, words, token }: PairWayProps) {
  const [isFinished] = useState(hasFinished);
  const { title, text, button, finished } = words.way;
  return (
    <section aria-labelledby="pair-way" className="border-t border-ink py-6 print:hidden">
      <h2 id="pair-way" className="text-2xl font-bold">
        {title}
      </h2>
      <p className="mt-2 max-w-prose">{isFinished ? finished : text}</p>
      {isFinished ? (
        <CompareChoice {...{ lang, words, token }} />
      ) : (
        <p className="mt-4">
          <a
            className={buttonClass("primary")}
            href={pathIn(lang, "/health-check")}
            target="_self"
            onClick={() => keepPartnerLink(token)}
          >
            {button}
          </a>
        </p>
      )}
    </section>
  );
}
