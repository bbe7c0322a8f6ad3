import type { Answers } from "./answers";
import { planNow, type PlanStep } from "./plan";
import type { PlanMarks } from "./plan-marks";

/** A step of a plan with its number, and what its owner noted. Times are epoch ms. */
export type StepProgress = PlanStep & { n: number; doneAt: number | null; dueAt: number | null };

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
