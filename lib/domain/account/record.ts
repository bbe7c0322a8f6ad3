import { type Analysis, type AnalysisSource } from "@/lib/domain/check/analysis";
import {
  type Answer,
  type Answers,
  type CompleteAnswers,
  sameAnswers,
} from "@/lib/domain/check/answers";
import { type Consent } from "@/lib/domain/core/consent";
import { type Lang } from "@/lib/domain/core/languages";
import { type Profile } from "./profile";
import { type QuizResult } from "@/lib/domain/check/scoring";
import {
  QUESTION_IDS,
  type QuestionId,
  type SectionId,
  sectionOf,
} from "@/lib/domain/check/sections";

/** Times are epoch milliseconds of the server's clock. */
export type QuizResponse = {
  questionId: QuestionId;
  answer: Answer;
  question: string;
  sectionId: SectionId;
  timestamp: number;
  /** As the browser sent it: its clock in epoch ms, made to grow with every answer. */
  version: number;
};

export type StoredResult = QuizResult & { completedAt: number };
export type StoredAnalysis = Analysis & {
  source: AnalysisSource;
  lang: Lang;
  analysisDate: number;
};
export type Attempt = { completedAt: number; answers: CompleteAnswers; result: QuizResult };
/** Where a visitor came from: the utm fields of the first page, each at most 80 characters. */
export type VisitSource = Readonly<
  Partial<Record<"utm_source" | "utm_medium" | "utm_campaign", string>>
>;

/** One visitor's document in `users` (spec §3, contract.md); the store adds createdAt and updatedAt. */
export type VisitorRecord = {
  userId: string;
  /** SHA-256 of the owner token, hex: the id is a name, not a key. Empty once an account owns the record. */
  ownerTokenHash: string;
  /** The account that owns it: then only a session of that account opens it, and no token (decision 20). */
  ownerUid: string | null;
  /** Sealed: what it holds is on its way into that record; until then it is as good as gone. */
  mergedInto: string | null;
  lang: Lang;
  quizResponses: QuizResponse[];
  quizResults: StoredResult | null;
  aiAnalysis: StoredAnalysis | null;
  attempts: Attempt[];
  profile: Profile;
  consents: Consent[];
  /** Ids of the leads this visitor sent, so that a copy shows them and deletion finds them. */
  leads: string[];
  source: VisitSource;
};

/** A browser's clock may run ahead by this much, in ms, before its versions count as being from now (R5). */
export const CLOCK_AHEAD_MS = 5 * 60_000;

/** The document store bounds a document; at the newest 200 finished checks it stays far below. */
export const MAX_ATTEMPTS = 200;

export type VisitorDetails = { lang?: Lang; source?: VisitSource; profile?: Profile };

/** A record without answers, for a browser seen for the first time (spec §4). */
export const newRecord = (
  userId: string,
  ownerTokenHash: string,
  details: VisitorDetails,
): VisitorRecord => ({
  userId,
  ownerTokenHash,
  ownerUid: null,
  mergedInto: null,
  lang: details.lang ?? "en",
  quizResponses: [],
  quizResults: null,
  aiAnalysis: null,
  attempts: [],
  profile: details.profile ?? {},
  consents: [],
  leads: [],
  source: details.source ?? {},
});

/** The record with the language and profile last told; where a visitor first came from stays. */
export const withDetails = (record: VisitorRecord, details: VisitorDetails): VisitorRecord => ({
  ...record,
  lang: details.lang ?? record.lang,
  profile: { ...record.profile, ...details.profile },
  source: Object.keys(record.source).length > 0 ? record.source : (details.source ?? {}),
});

/** The answers of the check that is open, or was finished last. */
export const answersOf = (record: VisitorRecord): Answers =>
  Object.fromEntries(record.quizResponses.map(({ questionId, answer }) => [questionId, answer]));

/** Whether the stored answers are those of the check finished last: the next new answer then starts a retake. */
export const isClosed = (record: VisitorRecord): boolean => {
  const last = record.attempts.at(-1);
  return (
    last !== undefined &&
    sameAnswers(last.answers, answersOf(record)) &&
    record.quizResponses.every(({ timestamp }) => timestamp <= last.completedAt)
  );
};

/**
 * Versions decide, however wrong the browser's clock is: its answers then come in its own order. Only when
 * that clock was put right may an answer go below a version that lay in the future (R5).
 */
const isNewer = (response: QuizResponse, earlier: QuizResponse): boolean => {
  const isAhead = response.version > response.timestamp + CLOCK_AHEAD_MS;
  return (
    response.version > earlier.version ||
    (response.version < earlier.version &&
      !isAhead &&
      response.version > earlier.timestamp + CLOCK_AHEAD_MS)
  );
};

/**
 * The record with an answer that replaces any earlier one to the same question (spec §3). An older or
 * repeated version changes nothing (the same object is returned). The first new answer after a finished
 * check begins the next one; the finished one stays in `attempts`.
 */
export const withResponse = (record: VisitorRecord, response: QuizResponse): VisitorRecord => {
  const earlier = record.quizResponses.find(({ questionId }) => questionId === response.questionId);
  if (earlier && !isNewer(response, earlier)) return record;
  const others = isClosed(record) ? [] : record.quizResponses.filter((one) => one !== earlier);
  return { ...record, quizResponses: [...others, response] };
};

/**
 * The record with a finished check. Repeating the same finish changes nothing, so a retried request makes
 * no second attempt. Answers that never arrived one by one are filled in from the finished set, with the
 * lowest version: a retake's answers, given before this finish was sent, are newer than they are. Attempts stand
 * in the order of their dates, whatever the server's clock does.
 * `now` in epoch ms; `wording` gives the question's text.
 */
export const withAttempt = (
  record: VisitorRecord,
  answers: CompleteAnswers,
  result: QuizResult,
  now: number,
  wording: (id: QuestionId) => string,
): VisitorRecord => {
  const last = record.attempts.at(-1);
  if (last && isClosed(record) && sameAnswers(last.answers, answers)) return record;
  const quizResponses = QUESTION_IDS.map((questionId) => {
    const known = record.quizResponses.find((response) => response.questionId === questionId);
    return known?.answer === answers[questionId]
      ? known
      : {
          questionId,
          answer: answers[questionId],
          question: wording(questionId),
          sectionId: sectionOf(questionId).id,
          timestamp: now,
          version: known?.version ?? 0,
        };
  });
  const times = quizResponses.map(({ timestamp }) => timestamp);
  const completedAt = Math.max(now, ...times, (last?.completedAt ?? -1) + 1);
  return {
    ...record,
    quizResponses,
    quizResults: { ...result, completedAt },
    aiAnalysis: null,
    attempts: [...record.attempts, { completedAt, answers, result }].slice(-MAX_ATTEMPTS),
  };
};

/**
 * The record with the analysis of its last finished check. Standard advice never takes the place of what the
 * AI wrote in the same language, and an analysis of other answers changes nothing.
 */
export const withAnalysis = (
  record: VisitorRecord,
  answers: Answers,
  analysis: StoredAnalysis,
): VisitorRecord => {
  const last = record.attempts.at(-1);
  const kept = record.aiAnalysis;
  const isWorse =
    analysis.source === "standard" && kept?.source === "ai" && kept.lang === analysis.lang;
  if (!last || isWorse || !sameAnswers(last.answers, answers)) return record;
  return { ...record, aiAnalysis: analysis };
};
