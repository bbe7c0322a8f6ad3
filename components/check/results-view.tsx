import type { ReactNode, Ref } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { PlanOutcome } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { offeredPackage } from "@/lib/domain/check/offered-package";
import { planOf } from "@/lib/domain/check/plan";
import { OwnPlan } from "@/components/plan/own-plan";
import type { ShownStep } from "@/components/plan/plan-steps";
import { AllAnswers } from "./all-answers";
import { ResultAnalysis } from "./result-analysis";
import { ResultHealth } from "./result-health";
import { ResultKeep } from "./result-keep";
import { ResultOffer } from "./result-offer";
import { ResultPlan } from "./result-plan";
import { type SheetFacts, SheetHead } from "./sheet-head";
import "./check.css";
import { priorityText } from "@/lib/domain/check/priority-text";
import { AreaGlasses } from "./area-glasses";
import { ResultSection } from "./result-section";

type ResultAreasProps = { words: CheckWords; outcome: Pick<Outcome, "result"> };

/** The priority area in one sentence, and all three as glasses. */
function ResultAreas({ words, outcome: { result } }: ResultAreasProps) {
  const { priority } = words.quiz.results;
  return (
    <ResultSection title={priority.title}>
      <p className="mt-2">{priorityText(result, priority, words.areaTitles)}</p>
      <AreaGlasses words={words.result.areas} names={words.areaNames} result={result} />
    </ResultSection>
  );
}

type ResultsViewProps = {
  lang: Lang;
  words: CheckWords;
  /** Without answers, where only the result and the plan are shown. */
  outcome: Outcome | PlanOutcome;
  /** Whose check it is, and from when, for the sheet on paper. */
  facts: SheetFacts;
  /** The heading; "Your result" by default. */
  heading?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  onRetake?: () => void;
  /** What the reader of a link sees below a step of the plan. */
  below?: (step: ShownStep) => ReactNode;
  /** For a guest, who opened a private link, below the plan, in place of what only its owner can do. */
  guest?: ReactNode;
};

/**
 * The result, in the order of an owner's questions (docs/product/check.md#result), in two columns on a wide screen.
 * On paper score, areas and plan.
 */
export function ResultsView(props: ResultsViewProps) {
  const { lang, words, outcome, facts, heading, headingRef, onRetake, below, guest } = props;
  const part = { words, outcome };
  const whole = "answers" in outcome ? outcome : null;
  const first = whole && planOf(whole.answers)[0];
  const offered = offeredPackage(outcome.result, first?.questionId);
  return (
    <div className="result">
      <SheetHead lang={lang} words={words} facts={facts} />
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl font-bold sm:text-3xl print:hidden">
        {heading ?? words.quiz.results.heading}
      </h2>
      <div className="result-columns">
        <ResultHealth {...part} />
        <ResultAreas {...part} />
        <ResultPlan
          {...part}
          own={whole && onRetake && <OwnPlan lang={lang} words={words} outcome={whole} />}
          below={below}
        />
        {guest}
        {whole && (
          <div className="print:hidden">
            <ResultAnalysis words={words} outcome={whole} />
            <AllAnswers words={words} outcome={whole} />
          </div>
        )}
        {guest === undefined && <ResultOffer {...{ words, offered }} />}
        {guest === undefined && whole && (
          <ResultKeep
            {...{ lang, words, offered }}
            outcome={whole}
            {...(onRetake && { onRetake })}
          />
        )}
      </div>
    </div>
  );
}
