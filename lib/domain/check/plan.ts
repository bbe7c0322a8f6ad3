import { type Answers, type Concern, concernsOf } from "./answers";
import { STEP_FACTS } from "./first-steps";
import type { PlanMarks } from "./plan-marks";
import type { QuestionId } from "./sections";

/** A step of the plan: the question whose first step it is, and the answer it follows from. */
export type PlanStep = Concern;

const MAX_PLAN_STEPS = 3;
export const QUICK_WIN_MINUTES = 30;
/** The questions about money, the most pressing first. */
export const MONEY_QUESTIONS: readonly QuestionId[] = ["o2", "o1", "o4", "g3", "g5"];

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

const threeOf = (concerns: readonly PlanStep[]): PlanStep[] => {
  const money = moneyStep(concerns);
  const quick = quickWin(concerns.filter((step) => step !== money));
  const chosen = [money, quick].filter((step) => step !== undefined);
  return [...chosen, ...concerns.filter((step) => !chosen.includes(step))].slice(0, MAX_PLAN_STEPS);
};

/** The steps of a plan now, and those of the threes that are done. */
export type PlanNow = { steps: PlanStep[]; earlier: PlanStep[] };

/**
 * The plan with its owner's marks (docs/product/check.md#plan): the most pressing money question,
 * the quickest win, then the worst that is left. A skipped step gives way to the next; three done
 * steps to the next three. Reviews wait for the listing on the map.
 */
export const planNow = (answers: Answers, marks: PlanMarks): PlanNow => {
  const isDone = ({ questionId }: PlanStep) => marks[questionId]?.doneAt != null;
  const earlier: PlanStep[] = [];
  let open = concernsOf(answers).filter(({ questionId }) => marks[questionId]?.skippedAt == null);
  for (;;) {
    const isListed = answers.b3 === "no" || earlier.some(({ questionId }) => questionId === "b3");
    const steps = threeOf(open.filter(({ questionId }) => questionId !== "b4" || isListed));
    if (steps.length === 0 || !steps.every(isDone)) return { steps, earlier };
    earlier.push(...steps);
    open = open.filter((step) => !steps.includes(step));
  }
};

/** The plan as it is when a check is finished. */
export const planOf = (answers: Answers): PlanStep[] => planNow(answers, {}).steps;

/** Why the first step of a plan is the first: it is about money (with a maybe: to find out first), quick, or in the priority area. */
export type FirstReason = "money" | "moneyUnsure" | "quick" | "area";

/** Why this step is the first of its plan. */
export const firstReason = ({ questionId, answer }: PlanStep): FirstReason => {
  if (MONEY_QUESTIONS.includes(questionId)) return answer === "maybe" ? "moneyUnsure" : "money";
  return STEP_FACTS[questionId].minutes <= QUICK_WIN_MINUTES ? "quick" : "area";
};

/** A step of a plan with its number, and what its owner noted. Times are epoch ms. */
type StepProgress = PlanStep & { n: number; doneAt: number | null; dueAt: number | null };

/** How far a plan is: its steps from the first one on, those that are done among them. */
export const planProgress = (answers: Answers, marks: PlanMarks): StepProgress[] => {
  const { earlier, steps } = planNow(answers, marks);
  return [...earlier, ...steps].map((step, at) => {
    const { doneAt = null, dueAt = null } = marks[step.questionId] ?? {};
    return { ...step, n: at + 1, doneAt, dueAt };
  });
};

const DAY_MS = 24 * 60 * 60_000;

/** By how many whole days a step is late, 0 on its day; null if it has no day, is done, or its day is to come. */
export const daysLate = ({ dueAt, doneAt }: StepProgress, now: number): number | null =>
  dueAt === null || doneAt !== null || dueAt > now ? null : Math.floor((now - dueAt) / DAY_MS);
