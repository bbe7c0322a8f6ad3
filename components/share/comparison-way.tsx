import { useEffect, useState } from "react";
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
};

const hasFinished = (): boolean => {
  const memory = readMemory();
  return memory !== null && (memory.attempts > 0 || completeAnswersIn(memory) !== null);
};

/**
 * What a partner sees who opened a link for the two of us: the same check first, and after it both
 * (docs/product/records.md#comparison).
 */
export function ComparisonWay({ lang, token }: ComparisonWayProps) {
  const [isFinished] = useState(hasFinished);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => untilGone(load(lang), setLoaded), [lang]);

  if (!loaded) return null;
  const { ComparisonChoice: Choice, words } = loaded;
  const { title, text, button, finished } = words.way;
  return (
    <div className="page margin-line min-h-svh py-10">
      <h2>{title}</h2>
      <p className="mt-3 max-w-prose text-lead">{isFinished ? finished : text}</p>
      {isFinished ? (
        <Choice {...{ lang, words, token }} />
      ) : (
        <a
          className={buttonClass("primary", "mt-5")}
          href={pathIn(lang, "/health-check")}
          onClick={() => keepComparisonLink(token)}
        >
          {button}
        </a>
      )}
    </div>
  );
}
