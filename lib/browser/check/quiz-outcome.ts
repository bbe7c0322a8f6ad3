import { type AnalysisWords, standardAnalysis } from "@/lib/domain/check/analysis";
import type { Answers, CompleteAnswers } from "@/lib/domain/check/answers";
import type { Outcome } from "@/lib/domain/check/quiz";
import { quizResult } from "@/lib/domain/check/scoring";
import type { Lang } from "@/lib/domain/core/languages";
import { answersIn, completeAnswersIn, readMemory } from "./quiz-memory";

/** The result with the standard analysis: needs no network. */
export const standardOutcome = (answers: CompleteAnswers, words: AnalysisWords): Outcome => {
  const result = quizResult(answers);
  return {
    answers,
    result,
    analysis: standardAnalysis(answers, result, words),
    source: "standard",
  };
};

/** The answers on this device, and the outcome if they are complete and analysed in this language. */
export const onDevice = (lang: Lang): { answers: Answers; outcome: Outcome | null } => {
  const memory = readMemory();
  if (!memory) return { answers: {}, outcome: null };
  const complete = completeAnswersIn(memory);
  const outcome: Outcome | null =
    complete && memory.analysis?.lang === lang
      ? { answers: complete, result: quizResult(complete), ...memory.analysis }
      : null;
  return { answers: answersIn(memory), outcome };
};
