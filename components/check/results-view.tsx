"use client";

import type { Ref } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultAnalysis } from "./result-analysis";
import { ResultHealth, ResultPriority } from "./result-health";
import { ResultKeep } from "./result-keep";
import { ResultOffer } from "./result-offer";
import { ResultFirstSteps, ResultWhy } from "./result-why";
import "./results-view.css";

type ResultsViewProps = {
  lang: Lang;
  words: CheckWords;
  outcome: Outcome;
  /** The heading; "Your result" by default. */
  heading?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  onRetake?: () => void;
};

/** The result, in the order of an owner's questions (docs/product.md#result). */
export function ResultsView(props: ResultsViewProps) {
  const { lang, words, outcome, heading, headingRef, onRetake } = props;
  return (
    <div className="result pb-4">
      <h2 ref={headingRef} tabIndex={-1} className="pb-3 text-2xl font-bold sm:text-3xl">
        {heading ?? words.quiz.results.heading}
      </h2>
      <ResultHealth words={words} outcome={outcome} />
      <ResultPriority words={words} outcome={outcome} />
      <ResultFirstSteps words={words} outcome={outcome} />
      <ResultWhy words={words} outcome={outcome} />
      <ResultAnalysis words={words} outcome={outcome} />
      <ResultOffer lang={lang} words={words} outcome={outcome} />
      <ResultKeep lang={lang} words={words} outcome={outcome} {...(onRetake && { onRetake })} />
    </div>
  );
}
