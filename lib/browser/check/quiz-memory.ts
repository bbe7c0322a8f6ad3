import {
  type Answer,
  type Answers,
  answersFrom,
  type CompleteAnswers,
  isAnswer,
  isComplete,
} from "@/lib/domain/check/answers";
import { isTrade, MOST_WON, type PlanMark, type PlanNotes } from "@/lib/domain/check/plan-marks";
import { localDay } from "@/lib/domain/core/indian-day";
import { isQuestionId, QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { write, read } from "@/lib/browser/core/device-store";
import { QUIZ_MEMORY_KEY } from "./unsent";
import { type LabelledAnalysis, labelledAnalysisFrom } from "./labelled-analysis";
import { fieldsOf, jsonOf, type Unknowns } from "@/lib/browser/core/parse";
import { type Receipt, receiptFrom } from "@/lib/browser/core/receipt";

export type KeptAnswer = {
  answer: Answer;
  /** This device's clock in epoch ms, increased with every answer. */
  version: number;
  isSent: boolean;
};

/** The choice between AI advice and only standard advice, as this device stores it. */
export type KeptAiConsent = {
  isGiven: boolean;
  textVersion: string;
  /** Epoch ms: of this device's clock, or of the server's where it comes from there. */
  at: number;
  isSent: boolean;
};

/** A call that was asked for on a result; name and number stay here only until the server has them. */
export type KeptCall =
  | {
      kind: "waiting";
      /** The Idempotency-Key. */
      key: string;
      /** The body of the call. */
      said: Unknowns;
    }
  | ({ kind: "stored" } & Receipt)
  | { kind: "refused" };

/** The check as this device stores it: the first copy of each answer, and the queue of what is unsent. */
export type QuizMemory = {
  answers: Partial<Record<QuestionId, KeptAnswer>>;
  /** A finished check that the server has not analysed and stored yet. */
  isAnalysisWanted: boolean;
  analysis: LabelledAnalysis | null;
  /** Earlier checks that were finished offline and retaken since; the server does not have them yet. */
  waiting: CompleteAnswers[];
  /** The highest version ever given here: after the clock is set back, a retake's answers must still be the newest. */
  newestVersion: number;
  /** The record's finished checks known here; more on the server: another device's. */
  attempts: number;
  /** The highest version when this check began as a retake; 0 for the first check. */
  begunAt: number;
  /** Null while nothing was chosen. */
  aiConsent: KeptAiConsent | null;
  call?: KeptCall;
  plan?: { notes: PlanNotes; isSent: boolean };
  /** The shop's name in the record, for the sheet on paper. */
  shop?: string;
  /** The newest answer of the result of which the owner has said that it is still their shop's. */
  confirmedAt?: number;
};

/** A device that never saw the check. */
export const EMPTY: QuizMemory = {
  answers: {},
  isAnalysisWanted: false,
  analysis: null,
  waiting: [],
  newestVersion: 0,
  attempts: 0,
  begunAt: 0,
  aiConsent: null,
};

const isVersion = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

const keptAnswerFrom = (value: unknown): KeptAnswer | null => {
  const { answer, version, isSent } = fieldsOf(value);
  return isAnswer(answer) && isVersion(version)
    ? { answer, version, isSent: isSent === true }
    : null;
};

const aiConsentFrom = (value: unknown): KeptAiConsent | null => {
  const { isGiven, textVersion, at, isSent } = fieldsOf(value);
  return typeof isGiven === "boolean" && typeof textVersion === "string" && isVersion(at)
    ? { isGiven, textVersion, at, isSent: isSent === true }
    : null;
};

const callFrom = (value: unknown): KeptCall | null => {
  const { kind, key, said } = fieldsOf(value);
  if (kind === "waiting" && typeof key === "string") return { kind, key, said: fieldsOf(said) };
  const receipt = kind === "stored" ? receiptFrom(value) : null;
  if (receipt) return { kind: "stored", ...receipt };
  return kind === "refused" ? { kind } : null;
};

const versionFrom = (value: unknown): number => (isVersion(value) ? value : 0);

const markFrom = (value: unknown): PlanMark | null => {
  const { dueAt, doneAt, skippedAt, again, won, version } = fieldsOf(value);
  const timeIn = (time: unknown) => (isVersion(time) ? time : null);
  return isVersion(version)
    ? {
        dueAt: timeIn(dueAt),
        doneAt: timeIn(doneAt),
        skippedAt: timeIn(skippedAt),
        again: isAnswer(again) ? again : null,
        won: won === 0 || (isVersion(won) && won <= MOST_WON) ? won : null,
        version,
      }
    : null;
};

/** The notes on a plan in an unchecked value; anything else in it is left out. */
export const notesFrom = (value: unknown): PlanNotes => {
  const fields = fieldsOf(value);
  const marks = fieldsOf(fields["marks"]);
  const { value: trade, version } = fieldsOf(fields["trade"]);
  return {
    marks: Object.fromEntries(
      QUESTION_IDS.flatMap((id) => {
        const mark = markFrom(marks[id]);
        return mark ? [[id, mark]] : [];
      }),
    ),
    trade: isTrade(trade) && isVersion(version) ? { value: trade, version } : null,
  };
};

/** What is only known from the record. */
const ofRecord = ({ shop }: { shop?: unknown }) => ({
  ...(typeof shop === "string" && { shop }),
});

const memoryFrom = (value: unknown): QuizMemory => {
  const fields = fieldsOf(value);
  const { answers, isAnalysisWanted, analysis, waiting } = fields;
  const entries = Object.entries(fieldsOf(answers)).flatMap(([id, entry]) => {
    const parsed = keptAnswerFrom(entry);
    return isQuestionId(id) && parsed ? [[id, parsed] as const] : [];
  });
  const labelled = fieldsOf(analysis);
  const call = callFrom(fields["call"]);
  const plan = fieldsOf(fields["plan"]);
  return {
    answers: Object.fromEntries(entries),
    isAnalysisWanted: isAnalysisWanted === true,
    analysis: labelledAnalysisFrom(labelled["analysis"], labelled["source"], labelled["lang"]),
    waiting: Array.isArray(waiting) ? waiting.map(answersFrom).filter(isComplete) : [],
    newestVersion: versionFrom(fields["newestVersion"]),
    attempts: versionFrom(fields["attempts"]),
    begunAt: versionFrom(fields["begunAt"]),
    aiConsent: aiConsentFrom(fields["aiConsent"]),
    ...(call && { call }),
    ...(plan["notes"] !== undefined && {
      plan: { notes: notesFrom(plan["notes"]), isSent: plan["isSent"] === true },
    }),
    ...ofRecord(fields),
    ...(isVersion(fields["confirmedAt"]) && { confirmedAt: fields["confirmedAt"] }),
  };
};

/** The stored check; null if there never was one. Damaged parts are left out. */
export const readMemory = (): QuizMemory | null => {
  const text = read(QUIZ_MEMORY_KEY);
  return text === null ? null : memoryFrom(jsonOf(text));
};

/** Changes what is stored now (by another tab, too), and returns it; the same object: no write. */
export const changeMemory = (change: (memory: QuizMemory) => QuizMemory): QuizMemory => {
  const memory = readMemory() ?? EMPTY;
  const changed = change(memory);
  if (changed !== memory) write(QUIZ_MEMORY_KEY, JSON.stringify(changed));
  return changed;
};

/** The answers alone. */
export const answersIn = ({ answers }: QuizMemory): Answers =>
  Object.fromEntries(Object.entries(answers).map(([id, { answer }]) => [id, answer]));

/** The answers of a finished check, or null while one is missing. */
export const completeAnswersIn = (memory: QuizMemory): CompleteAnswers | null => {
  const answers = answersIn(memory);
  return isComplete(answers) ? answers : null;
};

/** The highest version of the answers: marks on their plan have a higher one. */
export const newestAnswerIn = ({ answers }: QuizMemory): number =>
  Math.max(0, ...Object.values(answers).map(({ version }) => version));

/** Whether the check was begun another day, and its owner has not confirmed it since. `now` in epoch ms. */
export const isOwnerUnconfirmed = (memory: QuizMemory | null, now: number): boolean => {
  if (!memory || memory.confirmedAt === newestAnswerIn(memory)) return false;
  const begunAt = Math.min(now, ...Object.values(memory.answers).map(({ version }) => version));
  return localDay(new Date(begunAt)) !== localDay(new Date(now));
};

/** Keeps that the result is still that of the owner's shop. */
export const confirmOwner = (): QuizMemory =>
  changeMemory((memory) => ({ ...memory, confirmedAt: newestAnswerIn(memory) }));

/** The highest version known here; the next answer's is higher. */
export const newestIn = (memory: QuizMemory): number =>
  Math.max(memory.newestVersion, newestAnswerIn(memory));

/** Stores an answer as unsent and newest, unless it is the same. `now` in epoch ms. */
export const rememberAnswer = (questionId: QuestionId, answer: Answer, now: number): QuizMemory =>
  changeMemory((memory) => {
    if (memory.answers[questionId]?.answer === answer) return memory;
    const version = Math.max(now, newestIn(memory) + 1);
    return {
      ...memory,
      answers: { ...memory.answers, [questionId]: { answer, version, isSent: false } },
      newestVersion: version,
      isAnalysisWanted: false,
      analysis: null,
    };
  });

/** Stores a choice about the advice as unsent. `now` in epoch ms. */
export const rememberAiConsent = (isGiven: boolean, textVersion: string, now: number): QuizMemory =>
  changeMemory((memory) => ({
    ...memory,
    aiConsent: { isGiven, textVersion, at: now, isSent: false },
  }));

/** Stores a request for a call; null: the owner has taken it back. */
export const rememberCall = (call: KeptCall | null): QuizMemory =>
  changeMemory(({ call: _before, ...memory }) => (call ? { ...memory, call } : memory));

/** Whether the AI may be asked: unless only standard advice was chosen. */
export const allowsAi = (memory: QuizMemory | null): boolean =>
  memory?.aiConsent?.isGiven !== false;

/** Starts a new check on this device; a finish that has not reached the server is queued. */
export const beginAnew = (): QuizMemory =>
  changeMemory((memory) => {
    const finished = completeAnswersIn(memory);
    const isUnsent = finished !== null && memory.isAnalysisWanted;
    const waiting = isUnsent ? [...memory.waiting, finished] : memory.waiting;
    const begunAt = newestIn(memory);
    const { attempts, aiConsent, call, plan } = memory;
    const kept = { newestVersion: begunAt, attempts, aiConsent, ...ofRecord(memory) };
    const unsent = call?.kind === "waiting" && { call };
    return { ...EMPTY, waiting, begunAt, ...kept, ...unsent, ...(plan && { plan }) };
  });

/** Whether an answer is not on the server yet. */
export const hasUnsentAnswer = (memory: QuizMemory | null): boolean =>
  Object.values(memory?.answers ?? {}).some(({ isSent }) => !isSent);

/** Whether anything but the choice about the advice is not on the server yet. */
export const hasUnsentCheck = (memory: QuizMemory): boolean =>
  memory.isAnalysisWanted ||
  memory.waiting.length > 0 ||
  hasUnsentAnswer(memory) ||
  memory.plan?.isSent === false ||
  memory.call?.kind === "waiting";

/** Whether anything is not on the server yet. */
export const hasUnsent = (memory: QuizMemory): boolean =>
  hasUnsentCheck(memory) || memory.aiConsent?.isSent === false;

/** How many answers are not on the server yet. */
export const unsentAnswersIn = ({ answers, waiting }: QuizMemory): number =>
  Object.values(answers).filter(({ isSent }) => !isSent).length +
  waiting.length * QUESTION_IDS.length;

/** Whether a check was finished here that the server has not confirmed. */
export const isFinishUnsent = (memory: QuizMemory): boolean =>
  memory.isAnalysisWanted && memory.analysis === null && completeAnswersIn(memory) !== null;

/** The AI's analysis is not replaced by a standard one of the same check in the same language. */
export const betterAnalysis = (
  before: LabelledAnalysis | null,
  now: LabelledAnalysis | null,
): LabelledAnalysis | null =>
  before?.source === "ai" && now?.source !== "ai" && (!now || now.lang === before.lang)
    ? before
    : now;
