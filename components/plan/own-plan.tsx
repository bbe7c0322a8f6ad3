import { useEffect, useRef } from "react";
import { fill, sentenceCase } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { planNow } from "@/lib/domain/check/plan";
import { stepText, whysOf } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { TradeSteps } from "@/lib/domain/check/step-words";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { PlanSteps } from "./plan-steps";
import { usePlanNotes } from "./use-plan-notes";

/** Days and trades of the plan. */
export const loadPlanTools = lazyPart(() => import("./plan-tools"), "plan");

/** The steps of the trade that the owner chose; undefined for none, and before they have come. */
export const useTrade = (lang: Lang): TradeSteps | undefined => {
  const { trade } = usePlanNotes(lang);
  const tools = useLazyPart(loadPlanTools, lang, trade !== null);
  return trade === null ? undefined : tools?.words.trades[trade];
};

type OwnPlanProps = {
  lang: Lang;
  words: CheckWords;
  outcome: Outcome;
  /** When the check was finished, epoch ms. */
  finishedAt: number;
};

/** This device's plan: ticks without a network; the rest loads (docs/product/check.md#plan). */
export function OwnPlan({ lang, words, outcome, finishedAt }: OwnPlanProps) {
  const notes = usePlanNotes(lang);
  const tools = useLazyPart(loadPlanTools, lang);
  const said = useRef<HTMLParagraphElement>(null);
  const trade = useTrade(lang);
  const own = { ...words, trade };
  const { steps, earlier } = planNow(outcome.answers, notes.marks);
  const begun = useRef(earlier.length);
  const { plan: text, topics } = words.result;

  // The next three take the place of those that were just done: a screen reader begins at the line that says so.
  useEffect(() => {
    if (earlier.length > begun.current) said.current?.focus();
    begun.current = earlier.length;
  }, [earlier.length]);

  const tick = (id: QuestionId, isShort: boolean) => (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        className="size-6 flex-none accent-green"
        aria-label={fill(text.tickOf, { topic: topics[id] })}
        checked={notes.marks[id]?.doneAt != null}
        onChange={({ target }) => notes.mark(id, { doneAt: target.checked ? Date.now() : null })}
      />
      {isShort ? text.tick : sentenceCase(topics[id])}
    </label>
  );
  const win = (questionId: QuestionId) =>
    tools && <tools.StepWin {...{ words: tools.words, check: words, notes, questionId }} />;
  return (
    <>
      {earlier.length > 0 && (
        <div className="mt-2 print:hidden">
          <p ref={said} tabIndex={-1} className="font-semibold text-green">
            {steps.length > 0 ? text.next : text.over}
          </p>
          {earlier.map(({ questionId }) => (
            <div key={questionId}>
              {tick(questionId, false)}
              {win(questionId)}
            </div>
          ))}
        </div>
      )}
      <PlanSteps
        words={own}
        steps={steps.map((step) => stepText(step, own, notes.marks[step.questionId]))}
        after={earlier.length}
        whys={whysOf(steps, outcome)}
        below={({ questionId, ...step }) => (
          <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2 print:hidden">
            {tick(questionId, true)}
            {tools && (
              <tools.StepTools
                {...{ lang, words: tools.words, check: words, notes }}
                step={{ questionId, ...step }}
              />
            )}
            {win(questionId)}
          </div>
        )}
      />
      {tools && (
        <>
          <tools.PlanChoices {...{ words: tools.words, topics, notes }} />
          <tools.AskAgain {...{ outcome, finishedAt, notes }} words={tools.words} check={words} />
        </>
      )}
    </>
  );
}
