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
  marksSince,
  mergedNotes,
  NO_NOTES,
  type PlanMarks,
  type PlanNotes,
} from "@/lib/domain/check/plan-marks";
import {
  QUESTION_IDS,
  type QuestionId,
  QUESTIONS_VERSION,
  type SectionId,
  sectionOf,
} from "@/lib/domain/check/sections";

/** Times are epoch ms of the server's clock. */
export type QuizResponse = {
  questionId: QuestionId;
  answer: Answer;
  question: string;
  sectionId: SectionId;
  timestamp: number;
  /** The browser's clock in epoch ms, increased with every answer. */
  version: number;
};

export type StoredResult = QuizResult & { completedAt: number };
export type StoredAnalysis = Analysis & {
  source: AnalysisSource;
  lang: Lang;
  analysisDate: number;
};
export type Attempt = { completedAt: number; answers: CompleteAnswers; result: QuizResult };
export type StoredAttempt = Attempt & { questionsVersion: number };
/** The notes on the last check's plan; `since`: the highest version of its answers. */
export type StoredPlan = PlanNotes & {
  since: number;
  past: { completedAt: number; marks: PlanMarks }[];
};

export const NO_PLAN: StoredPlan = { ...NO_NOTES, since: 0, past: [] };
export const MAX_PAST_PLANS = 20;
export type VisitSource = Readonly<
  Partial<Record<"utm_source" | "utm_medium" | "utm_campaign", string>>
>;

/** A visitor's document in `users` (docs/product/records.md#records); the store adds createdAt and updatedAt. */
export type VisitorRecord = {
  userId: string;
  /** SHA-256 of the owner token, hex. Empty once an account owns the record. */
  ownerTokenHash: string;
  /** The account that owns the record: then only its session opens it, and no token. */
  ownerUid: string | null;
  /** The record that this one is being merged into; if set, this one counts as missing. */
  mergedInto: string | null;
  lang: Lang;
  quizResponses: QuizResponse[];
  quizResults: StoredResult | null;
  aiAnalysis: StoredAnalysis | null;
  attempts: StoredAttempt[];
  profile: Profile;
  consents: Consent[];
  /** Ids of the leads this visitor sent, so that a copy shows them and deletion finds them. */
  leads: string[];
  /** Ids of the private links of this record: a link that is not listed here opens nothing. */
  links: string[];
  /** A document of `pairs` that release 1.0.0 stored: it is deleted with the record. */
  pairId: string | null;
  plan: StoredPlan;
  source: VisitSource;
};

/** A version further ahead of the server's clock than this, in ms, comes from a wrong clock (docs/product/data.md#r5). */
export const CLOCK_AHEAD_MS = 5 * 60_000;

/** Keeps a record below the size limit of a document (1 MB in Firestore). */
export const MAX_ATTEMPTS = 200;

export type VisitorDetails = { lang?: Lang; source?: VisitSource; profile?: Profile };

/** A record without answers. */
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
  links: [],
  pairId: null,
  plan: NO_PLAN,
  source: details.source ?? {},
});

/** Sets language and profile; the first source is kept. */
export const withDetails = (record: VisitorRecord, details: VisitorDetails): VisitorRecord => ({
  ...record,
  lang: details.lang ?? record.lang,
  profile: { ...record.profile, ...details.profile },
  source: Object.keys(record.source).length > 0 ? record.source : (details.source ?? {}),
});

/** The answers of the open check, else of the last finished one. */
export const answersOf = (record: VisitorRecord): Answers =>
  Object.fromEntries(record.quizResponses.map(({ questionId, answer }) => [questionId, answer]));

/** Whether the stored answers are those of the last finished check: then the next new answer starts a retake. */
export const isClosed = (record: VisitorRecord): boolean => {
  const last = record.attempts.at(-1);
  return (
    last !== undefined &&
    sameAnswers(last.answers, answersOf(record)) &&
    record.quizResponses.every(({ timestamp }) => timestamp <= last.completedAt)
  );
};

/** A lower version wins only over one too far in the future (docs/product/data.md#r5). */
const isNewer = (response: QuizResponse, earlier: QuizResponse): boolean => {
  const isAhead = response.version > response.timestamp + CLOCK_AHEAD_MS;
  return (
    response.version > earlier.version ||
    (response.version < earlier.version &&
      !isAhead &&
      response.version > earlier.timestamp + CLOCK_AHEAD_MS)
  );
};

/** Saves an answer. An older or repeated version changes nothing: the same object is returned. */
export const withResponse = (record: VisitorRecord, response: QuizResponse): VisitorRecord => {
  const earlier = record.quizResponses.find(({ questionId }) => questionId === response.questionId);
  if (earlier && !isNewer(response, earlier)) return record;
  const others = isClosed(record) ? [] : record.quizResponses.filter((one) => one !== earlier);
  return { ...record, quizResponses: [...others, response] };
};

/**
 * Adds a finished check; the same finish changes nothing. Answers that did not arrive before get
 * the lowest version: a retake's answers, given before, are newer. `now` in epoch ms.
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
  const { marks, trade, since, past } = record.plan;
  const isMarked = last !== undefined && Object.keys(marks).length > 0;
  return {
    ...record,
    plan: {
      marks: {},
      trade,
      since: Math.max(since, ...quizResponses.map(({ version }) => version)),
      past: isMarked
        ? [...past, { completedAt: last.completedAt, marks }].slice(-MAX_PAST_PLANS)
        : past,
    },
    quizResponses,
    quizResults: { ...result, completedAt },
    aiAnalysis: null,
    attempts: [
      ...record.attempts,
      { completedAt, answers, result, questionsVersion: QUESTIONS_VERSION },
    ].slice(-MAX_ATTEMPTS),
  };
};

/** Adds notes on the plan, the last word on each. Those of an earlier check's plan change nothing. */
export const withNotes = (record: VisitorRecord, notes: PlanNotes): VisitorRecord => {
  const { plan } = record;
  const own = { ...notes, marks: marksSince(notes.marks, plan.since) };
  return { ...record, plan: { ...plan, ...mergedNotes(plan, own) } };
};

/** The marks on the plan of one of the record's checks. */
export const marksOf = (
  { attempts, plan }: Pick<VisitorRecord, "attempts" | "plan">,
  { completedAt }: Attempt,
): PlanMarks =>
  attempts.at(-1)?.completedAt === completedAt
    ? plan.marks
    : (plan.past.find((one) => one.completedAt === completedAt)?.marks ?? {});

/** Sets the last check's analysis: standard advice never replaces the AI's in the same language. */
export const withAnalysis = (
  record: VisitorRecord,
  answers: Answers,
  analysis: StoredAnalysis,
): VisitorRecord => {
  const last = record.attempts.at(-1);
  const kept = record.aiAnalysis;
  const isWorse = analysis.source !== "ai" && kept?.source === "ai" && kept.lang === analysis.lang;
  if (!last || isWorse || !sameAnswers(last.answers, answers)) return record;
  return { ...record, aiAnalysis: analysis };
};
