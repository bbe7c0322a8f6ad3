import {
  type Answers,
  answersFrom,
  type CompleteAnswers,
  isComplete,
  sameAnswers,
} from "@/lib/domain/check/answers";
import type { Consent } from "@/lib/domain/core/consent";
import type { Attempt, VisitorRecord } from "@/lib/domain/account/record";
import { type QuizResult, quizResult } from "@/lib/domain/check/scoring";
import { answersIn, completeAnswersIn, type QuizMemory } from "@/lib/browser/check/quiz-memory";

/** A visitor's stored record, as the account shows it. */
export type MyRecord = {
  /** Finished checks, oldest first. */
  attempts: Attempt[];
  /** The answers of the open check; null when the last one is finished. */
  openAnswers: Answers | null;
  consents: Consent[];
};

const openAnswersOf = (answers: Answers, last: Attempt | undefined): Answers | null => {
  const isOpen = Object.keys(answers).length > 0 && !(last && sameAnswers(last.answers, answers));
  return isOpen ? answers : null;
};

/** What the server answers to GET /api/visitors/{id}, as far as the pages show it. */
export type SentRecord = Pick<VisitorRecord, "attempts" | "quizResponses" | "consents">;

/** The server's copy of a record, as the pages show it. */
export const myRecordFrom = (sent: SentRecord): MyRecord => {
  const attempts = [...sent.attempts].sort((a, b) => a.completedAt - b.completedAt);
  const given = sent.quizResponses.map(({ questionId, answer }) => [questionId, answer]);
  return {
    attempts,
    openAnswers: openAnswersOf(answersFrom(Object.fromEntries(given)), attempts.at(-1)),
    consents: sent.consents,
  };
};

/** A finished check; its time (epoch ms) is unknown without the server. */
export type FinishedCheck = {
  completedAt: number | null;
  answers: CompleteAnswers;
  result: QuizResult;
};

/** The check as stored on this device. */
export type DeviceCheck = {
  last: FinishedCheck | null;
  openAnswers: Answers | null;
};

/** What the account page can show without the server; null when this device has no answer. */
export const deviceCheck = (memory: QuizMemory | null): DeviceCheck | null => {
  if (!memory) return null;
  const answers = answersIn(memory);
  const isOpen = Object.keys(answers).length > 0 && !isComplete(answers);
  const finished = completeAnswersIn(memory) ?? memory.waiting.at(-1);
  if (!finished && !isOpen) return null;
  return {
    last: finished ? { completedAt: null, answers: finished, result: quizResult(finished) } : null,
    openAnswers: isOpen ? answers : null,
  };
};
