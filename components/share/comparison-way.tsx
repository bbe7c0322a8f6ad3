import { type ReactNode, useEffect, useId, useState } from "react";
import { completeAnswersIn, readMemory } from "@/lib/browser/check/quiz-memory";
import { untilGone } from "@/lib/browser/core/until-gone";
import { keepComparisonLink } from "@/lib/browser/share/comparison-link";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ComparisonWaysWords } from "@/lib/content/slices/comparison-words";
import { buttonClass } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy/lazy-part";
import type { ComparisonChoice } from "./comparison-choice";

const load = lazyPart(() => import("./comparison-choice"), "comparison");

type Loaded = { ComparisonChoice: typeof ComparisonChoice; words: ComparisonWaysWords };

type ComparisonWayProps = {
  lang: Lang;
  /** Of the link that was opened. */
  token: string;
  /** Shown until the words have come, and where they cannot. */
  children: ReactNode;
};

const hasFinished = (): boolean => {
  const memory = readMemory();
  return memory !== null && (memory.attempts > 0 || completeAnswersIn(memory) !== null);
};

/**
 * Below a result that was opened by a link with answers: the same check for its reader, or, after one, the comparison
 * (docs/product/records.md#comparison).
 */
export function ComparisonWay({ lang, token, children }: ComparisonWayProps) {
  const id = useId();
  const [isFinished] = useState(hasFinished);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => untilGone(load(lang), setLoaded), [lang]);

  if (!loaded) return children;
  const { ComparisonChoice: Choice, words } = loaded;
  const { title, text, button, finished } = words.way;
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h3 id={id} className="text-xl font-bold">
        {title}
      </h3>
      <p className="mt-2">{isFinished ? finished : text}</p>
      {isFinished ? (
        <Choice {...{ lang, words, token }} />
      ) : (
        <a
          className={buttonClass("primary", "mt-4")}
          href={pathIn(lang, "/health-check")}
          onClick={() => keepComparisonLink(token)}
        >
          {button}
        </a>
      )}
    </section>
  );
}
