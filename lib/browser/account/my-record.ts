import {
  type Answers,
  answersFrom,
  type CompleteAnswers,
  isComplete,
  sameAnswers,
} from "@/lib/domain/check/answers";
import type { Consent } from "@/lib/domain/core/consent";
import { type Profile, PROFILE_FIELDS } from "@/lib/domain/account/profile";
import type { Attempt } from "@/lib/domain/account/record";
import { type QuizResult, quizResult } from "@/lib/domain/check/scoring";
import { type LabelledAnalysis, labelledAnalysisFrom } from "@/lib/browser/check/labelled-analysis";
import { fieldsOf } from "@/lib/browser/core/parse";
import { answersIn, completeAnswersIn, type QuizMemory } from "@/lib/browser/check/quiz-memory";

/** A visitor's stored record, as the account and settings pages show it. */
export type MyRecord = {
  /** Finished checks, oldest first. */
  attempts: Attempt[];
  /** The answers of the open check; null when the last one is finished. */
  openAnswers: Answers | null;
  /** The analysis of the check finished last. */
  analysis: LabelledAnalysis | null;
  profile: Profile;
  consents: Consent[];
  /** Whether the record names a comparison with another person's check. */
  hasPair: boolean;
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const timeFrom = (value: unknown): number | null => (typeof value === "number" ? value : null);

const attemptFrom = (value: unknown): Attempt[] => {
  const fields = fieldsOf(value);
  const answers = answersFrom(fields["answers"]);
  const completedAt = timeFrom(fields["completedAt"]);
  return completedAt !== null && isComplete(answers)
    ? [{ completedAt, answers, result: quizResult(answers) }]
    : [];
};

const consentFrom = (value: unknown): Consent[] => {
  const { purpose, textVersion, givenAt, withdrawnAt } = fieldsOf(value);
  return typeof purpose === "string" &&
    typeof textVersion === "string" &&
    typeof givenAt === "number"
    ? [{ purpose, textVersion, givenAt, withdrawnAt: timeFrom(withdrawnAt) }]
    : [];
};

const profileFrom = (value: unknown): Profile => {
  const fields = fieldsOf(value);
  return Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, fields[field]]).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    ),
  );
};

const openAnswersOf = (answers: Answers, last: Attempt | undefined): Answers | null => {
  const isOpen = Object.keys(answers).length > 0 && !(last && sameAnswers(last.answers, answers));
  return isOpen ? answers : null;
};

/** Parses the server's copy of a record (GET /api/visitors/{id}); invalid parts are left out. */
export const myRecordFrom = (value: unknown): MyRecord => {
  const fields = fieldsOf(value);
  const { aiAnalysis } = fields;
  const attempts = listOf(fields["attempts"])
    .flatMap(attemptFrom)
    .sort((a, b) => a.completedAt - b.completedAt);
  const given = listOf(fields["quizResponses"]).map((response) => {
    const { questionId, answer } = fieldsOf(response);
    return [String(questionId), answer];
  });
  return {
    attempts,
    openAnswers: openAnswersOf(answersFrom(Object.fromEntries(given)), attempts.at(-1)),
    analysis: labelledAnalysisFrom(
      aiAnalysis,
      fieldsOf(aiAnalysis)["source"],
      fieldsOf(aiAnalysis)["lang"],
    ),
    profile: profileFrom(fields["profile"]),
    consents: listOf(fields["consents"]).flatMap(consentFrom),
    hasPair: typeof fields["pairId"] === "string",
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
  /** The analysis of the last finished check. */
  analysis: LabelledAnalysis | null;
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
    analysis: isOpen ? null : memory.analysis,
  };
};
