import type { PlanStep } from "./plan";
import type { QuestionId } from "./sections";

/** The first steps that are other ones in a trade; `forMaybe`: also in place of the step that finds out. */
export type TradeSteps = Readonly<
  Partial<Record<QuestionId, { step: string; done: string; forMaybe?: true }>>
>;

/** The words of the first steps, a part of lib/content's questions. */
export type StepWords = {
  /** The free first step of each question. */
  steps: Readonly<Record<QuestionId, string>>;
  /** When it is done, as the end of a sentence: "Done when …". */
  done: Readonly<Record<QuestionId, string>>;
  /** The step and its end for a maybe, where not knowing is the problem. */
  findOut: Readonly<Partial<Record<QuestionId, { step: string; done: string }>>>;
  /** The steps of the owner's trade, where that is known. */
  trade?: TradeSteps | undefined;
};

/**
 * Our own words for the first step of a concern: for a maybe how to find out, where not knowing is the problem; else
 * those of the owner's trade.
 */
export const ownStep = (
  { questionId, answer }: PlanStep,
  { steps, done, findOut, trade }: StepWords,
): { text: string; done: string } => {
  const own = trade?.[questionId];
  const first = (answer === "maybe" && !own?.forMaybe && findOut[questionId]) || own;
  return first
    ? { text: first.step, done: first.done }
    : { text: steps[questionId], done: done[questionId] };
};
