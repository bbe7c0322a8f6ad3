import type { PlanStep } from "./plan";
import type { QuestionId } from "./sections";

/** The words of the first steps, a part of lib/content's questions. */
export type StepWords = {
  /** The free first step of each question. */
  steps: Readonly<Record<QuestionId, string>>;
  /** When it is done, as the end of a sentence: "Done when …". */
  done: Readonly<Record<QuestionId, string>>;
  /** The step and its end for a maybe, where not knowing is the problem. */
  findOut: Readonly<Partial<Record<QuestionId, { step: string; done: string }>>>;
};

/** Our own words for the first step of a concern: for a maybe how to find out, where not knowing is the problem. */
export const ownStep = (
  { questionId, answer }: PlanStep,
  { steps, done, findOut }: StepWords,
): { text: string; done: string } => {
  const first = answer === "maybe" ? findOut[questionId] : undefined;
  return first
    ? { text: first.step, done: first.done }
    : { text: steps[questionId], done: done[questionId] };
};
