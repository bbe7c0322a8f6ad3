import { type CompleteAnswers, firstUnanswered } from "@/lib/domain/check/answers";
import { type QuizResult, quizResult } from "@/lib/domain/check/scoring";
import type { PlanMarks } from "@/lib/domain/check/plan-marks";
import { planProgress } from "@/lib/domain/check/plan";
import { marksIn } from "./plan-notes";
import { answersIn, completeAnswersIn, newestAnswerIn, readMemory } from "./quiz-memory";

/** How far the plan is: steps done and in all, and the next one with its day (epoch ms). */
export type RememberedPlan = {
  done: number;
  total: number;
  next: { n: number; dueAt: number | null } | null;
};

/**
 * A check on this device: its next question (1-15), or its score (0-100) and the time of its last answer (epoch ms), with
 * its plan once a step was ticked or given a day.
 */
export type RememberedCheck =
  { next: number } | { score: number; at: number; plan: RememberedPlan | null };

const rememberedPlan = (answers: CompleteAnswers, marks: PlanMarks): RememberedPlan | null => {
  const steps = planProgress(answers, marks);
  if (steps.every(({ doneAt, dueAt }) => doneAt === null && dueAt === null)) return null;
  const open = steps.filter(({ doneAt }) => doneAt === null);
  const next = open.find(({ dueAt }) => dueAt !== null) ?? open[0];
  return {
    done: steps.length - open.length,
    total: steps.length,
    next: next ? { n: next.n, dueAt: next.dueAt } : null,
  };
};

/** The check that this device holds; null without an answer. Never throws. */
export const rememberedCheck = (): RememberedCheck | null => {
  const memory = readMemory();
  if (!memory) return null;
  const complete = completeAnswersIn(memory);
  if (complete)
    return {
      score: quizResult(complete).healthScore,
      at: newestAnswerIn(memory),
      plan: rememberedPlan(complete, marksIn(memory)),
    };
  const answers = answersIn(memory);
  return Object.keys(answers).length === 0 ? null : { next: firstUnanswered(answers) + 1 };
};

/** The answers and the result of the check finished last on this device; null without one. */
export const lastCheck = (): { answers: CompleteAnswers; result: QuizResult } | null => {
  const memory = readMemory();
  const answers = memory && (completeAnswersIn(memory) ?? memory.waiting.at(-1));
  return answers ? { answers, result: quizResult(answers) } : null;
};
