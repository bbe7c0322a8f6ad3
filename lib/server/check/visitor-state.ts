import { type Answers } from "@/lib/domain/check/answers";
import {
  answersOf,
  isClosed,
  type StoredAnalysis,
  type StoredResult,
  type VisitorRecord,
} from "@/lib/domain/account/record";
import type { QuestionId } from "@/lib/domain/check/sections";

/** What a browser learns when it opens its record. */
export type VisitorState = {
  answers: Answers;
  /** Of each of them: another device that goes on counts from there, however its clock goes. */
  versions: Readonly<Partial<Record<QuestionId, number>>>;
  /** Whether they are those of the check finished last; the next answer then begins another. */
  isFinished: boolean;
  /** Number of finished checks. */
  attempts: number;
  /** Of the check finished last. */
  result?: StoredResult;
  analysis?: StoredAnalysis;
};

/** The check in a record as its browser needs it to go on. */
export const visitorStateOf = (record: VisitorRecord): VisitorState => ({
  answers: answersOf(record),
  versions: Object.fromEntries(
    record.quizResponses.map(({ questionId, version }) => [questionId, version]),
  ),
  isFinished: isClosed(record),
  attempts: record.attempts.length,
  ...(record.quizResults && { result: record.quizResults }),
  ...(record.aiAnalysis && { analysis: record.aiAnalysis }),
});
