import { type ReactNode, useState } from "react";
import { standardOutcome } from "@/lib/browser/check/quiz-outcome";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { planTexts, whysOf } from "@/lib/domain/check/plan-texts";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { PlanSteps } from "@/components/plan/plan-steps";
import { buttonClass } from "@/components/ui/button";
import { CheckFrame, type Exit } from "./check-frame";
import { ResultsView } from "./results-view";

type SampleResultProps = {
  lang: Lang;
  words: CheckWords;
  leave: Exit;
  page?: { heading: string; links?: ReactNode };
};

/** "Watch Demo": the real results view with a fictional shop's answers, labelled as a sample. */
export function SampleResult({ lang, words, leave, page }: SampleResultProps) {
  const { results, name } = words.quiz;
  const [today] = useState(Date.now);
  const outcome = standardOutcome(SAMPLE_ANSWERS, { ...words, ...words.analysis });
  const steps = planTexts(outcome, words);
  return (
    <CheckFrame {...{ name, leave, page }} exit={results.keep.close} note="" isSaved={false}>
      <p className="mb-4 self-start bg-marigold-wash px-[0.3em] py-[0.1em] font-semibold">
        {results.sampleNote}
      </p>
      <ResultsView
        lang={lang}
        words={words}
        outcome={outcome}
        plan={<PlanSteps {...{ words, steps }} whys={whysOf(steps, outcome)} />}
        facts={{ shop: words.result.sheet.sampleShop, answeredAt: today }}
        heading={results.sampleHeading}
      />
      <a
        className={buttonClass("primary", "mb-4 self-start print:hidden")}
        href={pathIn(lang, "/health-check")}
        target="_self"
      >
        {results.takeYourOwn}
      </a>
    </CheckFrame>
  );
}
