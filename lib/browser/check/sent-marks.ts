import { type CompleteAnswers, sameAnswers } from "@/lib/domain/check/answers";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { LabelledAnalysis } from "./labelled-analysis";
import {
  betterAnalysis,
  changeMemory,
  completeAnswersIn,
  isFinishUnsent,
  type KeptCall,
  type KeptAiConsent,
  type KeptAnswer,
  type QuizMemory,
  readMemory,
} from "./quiz-memory";

/** Marks an answer as sent, unless it has been changed since. */
export const markSent = (questionId: QuestionId, { version }: KeptAnswer): QuizMemory =>
  changeMemory((memory) => {
    const entry = memory.answers[questionId];
    return entry?.version === version
      ? { ...memory, answers: { ...memory.answers, [questionId]: { ...entry, isSent: true } } }
      : memory;
  });

/** Marks the choice about the advice as sent, unless it has been changed since. */
export const markAiConsentSent = ({ at, isGiven }: KeptAiConsent): QuizMemory =>
  changeMemory((memory) => {
    const { aiConsent } = memory;
    return aiConsent?.at === at && aiConsent.isGiven === isGiven
      ? { ...memory, aiConsent: { ...aiConsent, isSent: true } }
      : memory;
  });

/** Notes the server's answer to a request for a call, unless it was taken back or replaced since. */
export const markCallSent = ({ key }: { key: string }, answer: KeptCall): QuizMemory =>
  changeMemory((memory) =>
    memory.call?.kind === "waiting" && memory.call.key === key
      ? { ...memory, call: answer }
      : memory,
  );

/** Removes the finish of an earlier check, retaken since, after the server stored or refused it. */
export const markWaitingSent = (answers: CompleteAnswers, isStored: boolean): QuizMemory =>
  changeMemory((memory) => {
    const waiting = memory.waiting.filter((other) => !sameAnswers(other, answers));
    if (waiting.length === memory.waiting.length) return memory;
    return { ...memory, waiting, attempts: memory.attempts + Number(isStored) };
  });

/** Marks a finish as sent; null: refused. The same check in another language is no new attempt. */
export const markFinished = (
  answers: CompleteAnswers,
  analysis: LabelledAnalysis | null,
): QuizMemory => {
  const memory = readMemory();
  const current = memory && completeAnswersIn(memory);
  if (!current || !sameAnswers(current, answers))
    return markWaitingSent(answers, analysis !== null);
  return changeMemory((memory) => ({
    ...memory,
    isAnalysisWanted: false,
    analysis: betterAnalysis(memory.analysis, analysis),
    attempts: memory.attempts + Number(analysis !== null && isFinishUnsent(memory)),
  }));
};
