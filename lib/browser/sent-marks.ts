import { type Answers, type CompleteAnswers, sameAnswers } from "@/lib/domain/answers";
import type { QuestionId } from "@/lib/domain/sections";
import type { LabelledAnalysis } from "./parse";
import { changeMemory, completeAnswersIn, type KeptAnswer, type QuizMemory } from "./quiz-memory";

/** Marks an answer as sent, unless it has been changed since. */
export const markSent = (questionId: QuestionId, { version }: KeptAnswer): void => {
  changeMemory((memory) => {
    const entry = memory.answers[questionId];
    return entry?.version === version
      ? { ...memory, answers: { ...memory.answers, [questionId]: { ...entry, isSent: true } } }
      : memory;
  });
};

/**
 * What the server turns out not to have is unsent, whatever was marked before: its record is a new one, or was
 * lost. A check that was finished there has to be finished there again.
 */
export const markMissing = (known: Answers): void => {
  changeMemory((memory) => {
    const missing = Object.entries(memory.answers).filter(
      ([id, { answer }]) => known[id as QuestionId] !== answer,
    );
    if (missing.length === 0) return memory;
    const unsent = missing.map(([id, entry]) => [id, { ...entry, isSent: false }]);
    const wasFinished = memory.analysis !== null && completeAnswersIn(memory) !== null;
    return {
      ...memory,
      answers: { ...memory.answers, ...Object.fromEntries(unsent) },
      isAnalysisWanted: memory.isAnalysisWanted || wasFinished,
    };
  });
};

const withoutWaiting = (memory: QuizMemory, answers: Answers): QuizMemory => ({
  ...memory,
  waiting: memory.waiting.filter((other) => !sameAnswers(other, answers)),
});

/** What the AI wrote stays when the same finish, sent again, is answered with standard advice. */
const better = (before: LabelledAnalysis | null, now: LabelledAnalysis | null) =>
  before?.source === "ai" && now?.source !== "ai" && (!now || now.lang === before.lang)
    ? before
    : now;

/** A finish has reached the server, which answered with an analysis, or with null for good. */
export const markFinished = (answers: CompleteAnswers, analysis: LabelledAnalysis | null): void => {
  changeMemory((memory) => {
    const current = completeAnswersIn(memory);
    return current && sameAnswers(current, answers)
      ? { ...memory, isAnalysisWanted: false, analysis: better(memory.analysis, analysis) }
      : withoutWaiting(memory, answers);
  });
};

/** A finish of an earlier check has reached the server. */
export const markWaitingSent = (answers: CompleteAnswers): void => {
  changeMemory((memory) => withoutWaiting(memory, answers));
};
