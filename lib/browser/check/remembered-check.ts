import { firstUnanswered } from "@/lib/domain/check/answers";
import { quizResult } from "@/lib/domain/check/scoring";
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
