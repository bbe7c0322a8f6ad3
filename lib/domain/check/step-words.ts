import type { PlanStep } from "./plan";
import type { QuestionId } from "./sections";

export type TradeSteps = Readonly<Partial<Record<QuestionId, { step: string; done: string }>>>;

export type StepWords = {
  steps: Readonly<Record<QuestionId, string>>;
  /** When it is done, as the end of a sentence: "Done when …". */
  done: Readonly<Record<QuestionId, string>>;
  /** The step and its end for a maybe, where not knowing is the problem. */
  findOut: Readonly<Partial<Record<QuestionId, { step: string; done: string }>>>;
  trade?: TradeSteps | undefined;
};

/** To find out about these, one looks at the map: a trade with other steps for them is not on it. */
const MAP_QUESTIONS: readonly QuestionId[] = ["b3", "b4"];

/** Our first step for a concern: for a maybe how to find out, else in the words of the trade. */
export const ownStep = (
  { questionId, answer }: PlanStep,
  { steps, done, findOut, trade }: StepWords,
): { text: string; done: string } => {
  const own = trade?.[questionId];
  const isToFindOut = answer === "maybe" && !(own && MAP_QUESTIONS.includes(questionId));
  const first = (isToFindOut && findOut[questionId]) || own;
  return first
    ? { text: first.step, done: first.done }
    : { text: steps[questionId], done: done[questionId] };
};
