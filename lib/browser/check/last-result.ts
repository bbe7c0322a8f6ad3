import { type QuizResult, quizResult } from "@/lib/domain/check/scoring";
import { completeAnswersIn, readMemory } from "./quiz-memory";

/** The result of the check finished last on this device; null without one. */
export const lastResult = (): QuizResult | null => {
  const memory = readMemory();
  const answers = memory && (completeAnswersIn(memory) ?? memory.waiting.at(-1));
  return answers ? quizResult(answers) : null;
};
