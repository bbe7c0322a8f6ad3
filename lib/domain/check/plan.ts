import { type Answers, type Concern, concernsOf } from "./answers";
import { STEP_FACTS } from "./first-steps";
import type { QuestionId } from "./sections";

/** A step of the plan: the question whose first step it is, and the answer it follows from. */
export type PlanStep = Concern;

export const MAX_PLAN_STEPS = 3;
/** A quick win takes at most this many minutes. */
export const QUICK_WIN_MINUTES = 30;
/** The questions about money, the most pressing first. */
export const MONEY_QUESTIONS: readonly QuestionId[] = ["o2", "o1", "o4", "g3", "g5"];

/** The first with a yes, else the first. */
const worstOf = (steps: readonly PlanStep[]): PlanStep | undefined =>
  steps.find(({ answer }) => answer === "yes") ?? steps[0];

const moneyStep = (concerns: readonly PlanStep[]): PlanStep | undefined =>
  worstOf(MONEY_QUESTIONS.flatMap((id) => concerns.filter(({ questionId }) => questionId === id)));

const quickWin = (concerns: readonly PlanStep[]): PlanStep | undefined => {
  const minutesOf = ({ questionId }: PlanStep) => STEP_FACTS[questionId].minutes;
  return worstOf(
    concerns
      .filter((step) => minutesOf(step) <= QUICK_WIN_MINUTES)
      .sort((a, b) => minutesOf(a) - minutesOf(b)),
  );
};

/**
 * The plan of a check (docs/product/check.md#plan): first the most pressing money question with a yes (else with a maybe), so
 * that "short of cash" is always in it; then the quickest win among the other concerns; then the worst that is left,
 * the priority area first. Three steps, or as many as there are concerns.
 */
export const planOf = (answers: Answers): PlanStep[] => {
  const concerns = concernsOf(answers);
  const money = moneyStep(concerns);
  const quick = quickWin(concerns.filter((step) => step !== money));
  const chosen = [money, quick].filter((step) => step !== undefined);
  return [...chosen, ...concerns.filter((step) => !chosen.includes(step))].slice(0, MAX_PLAN_STEPS);
};
