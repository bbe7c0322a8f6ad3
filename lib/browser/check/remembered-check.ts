import { firstUnanswered } from "@/lib/domain/check/answers";
import { type QuizResult, quizResult } from "@/lib/domain/check/scoring";
import { answersIn, completeAnswersIn, newestIn, readMemory } from "./quiz-memory";

/** A check on this device: its next question (1-15), or its score (0-100) and the time of its last answer (epoch ms). */
export type RememberedCheck = { next: number } | { score: number; at: number };

/** The check that this device holds; null without an answer. Never throws. */
export const rememberedCheck = (): RememberedCheck | null => {
  const memory = readMemory();
  if (!memory) return null;
  const complete = completeAnswersIn(memory);
  if (complete) return { score: quizResult(complete).healthScore, at: newestIn(memory) };
  const answers = answersIn(memory);
  return Object.keys(answers).length === 0 ? null : { next: firstUnanswered(answers) + 1 };
};

/** The result of the check finished last on this device; null without one. */
export const lastResult = (): QuizResult | null => {
  const memory = readMemory();
  const answers = memory && (completeAnswersIn(memory) ?? memory.waiting.at(-1));
  return answers ? quizResult(answers) : null;
};
