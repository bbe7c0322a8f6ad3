import {
  type Answer,
  type Answers,
  answersFrom,
  type CompleteAnswers,
} from "@/lib/domain/check/answers";
import type { Lang } from "@/lib/domain/core/languages";
import type { VisitSource } from "@/lib/domain/account/record";
import type { ConsentPurpose, LastWord } from "@/lib/domain/core/consent";
import type { Profile } from "@/lib/domain/account/profile";
import { isVisitorId } from "@/lib/domain/account/visitor-id";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { call, noContent, type Reply } from "@/lib/browser/core/api-call";
import { type LabelledAnalysis, labelledAnalysisFrom } from "./labelled-analysis";
import { fieldsOf, type Unknowns } from "@/lib/browser/core/parse";
import type { PlanNotes } from "@/lib/domain/check/plan-marks";
import { notesFrom } from "./quiz-memory";
import { receiptFrom } from "@/lib/browser/core/receipt";

/** The browser's limit for an analysis; the server's is 12 s (docs/product/check.md#ai-limits). */
export const ANALYSIS_TIMEOUT_MS = 15_000;

export type Versions = Readonly<Partial<Record<QuestionId, number>>>;

/** The server's state of a visitor's check. */
export type VisitorState = {
  answers: Answers;
  versions: Versions;
  /** Number of finished checks. */
  attempts: number;
  /** Whether these answers are those of a finished check. */
  isFinished: boolean;
  /** The analysis of the check finished last. */
  analysis: LabelledAnalysis | null;
  aiConsent: LastWord | null;
  shop?: string;
  plan: PlanNotes;
};

const pathOf = (id: string) => `/api/visitors/${id}`;

const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const versionsFrom = (value: unknown): Versions => {
  const versions = fieldsOf(value);
  return Object.fromEntries(
    QUESTION_IDS.flatMap((id) => (isWhole(versions[id]) ? [[id, versions[id]]] : [])),
  );
};

const lastWordFrom = (value: unknown): LastWord | null => {
  const { isGiven, textVersion, at } = fieldsOf(value);
  return typeof isGiven === "boolean" && typeof textVersion === "string" && isWhole(at)
    ? { isGiven, textVersion, at }
    : null;
};

/** Parses the server's state in a reply; null when it is not one of ours. */
const visitorStateFrom = (value: unknown): VisitorState | null => {
  const fields = fieldsOf(value);
  const { answers, versions, attempts, isFinished, analysis, shop, aiConsent } = fields;
  if (typeof answers !== "object" || answers === null || !isWhole(attempts)) return null;
  const { source, lang } = fieldsOf(analysis);
  return {
    answers: answersFrom(answers),
    versions: versionsFrom(versions),
    attempts,
    isFinished: isFinished === true,
    analysis: labelledAnalysisFrom(analysis, source, lang),
    aiConsent: lastWordFrom(aiConsent),
    plan: notesFrom(fields["plan"]),
    ...(typeof shop === "string" && { shop }),
  };
};

/** Creates the visitor's record, or returns the server's state of it. */
export const openVisitor = (id: string, lang: Lang, source: VisitSource) =>
  call("PUT", pathOf(id), visitorStateFrom, { body: { lang, source } });

/** Saves one answer; an older version changes nothing on the server. */
export const saveAnswer = (id: string, questionId: QuestionId, answer: Answer, version: number) =>
  call("PUT", `${pathOf(id)}/answers/${questionId}`, noContent, { body: { answer, version } });

/** Saves the notes on the plan; older ones change nothing on the server. */
export const saveNotes = (id: string, notes: PlanNotes) =>
  call("PUT", `${pathOf(id)}/plan`, noContent, { body: notes });

/** Asks for a call about the check finished last; resolves to its receipt. */
export const askForCall = (id: string, body: Unknowns, key: string) =>
  call("POST", `${pathOf(id)}/call`, receiptFrom, { body, headers: { "Idempotency-Key": key } });

/** Finishes a check: it is stored, scored and analysed. */
export const requestAnalysis = (id: string, answers: CompleteAnswers, lang: Lang) =>
  call(
    "POST",
    `${pathOf(id)}/analysis`,
    (value) => {
      const { analysis, source } = fieldsOf(value);
      return labelledAnalysisFrom(analysis, source, lang);
    },
    { body: { answers, lang }, timeoutMs: ANALYSIS_TIMEOUT_MS },
  );

/** The account's own record, as the server has it now. */
export type AccountState = VisitorState & { userId: string };

const accountStateFrom = (value: unknown): AccountState | null => {
  const { userId } = fieldsOf(value);
  const known = visitorStateFrom(value);
  return known && isVisitorId(userId) ? { ...known, userId } : null;
};

/** Links or merges this device's record into the account's. Idempotent. "missing": no session. */
export const linkAccount = (visitorId: string, lang: Lang): Promise<Reply<AccountState>> =>
  call("PUT", "/api/account", accountStateFrom, { body: { visitorId, lang } });

/** Everything stored about a visitor, unparsed; "missing" for a record that this browser may not open. */
export const exportRecord = (id: string): Promise<Reply<Unknowns>> =>
  call("GET", pathOf(id), (value) => {
    const fields = fieldsOf(value);
    return fields["userId"] === id ? fields : null;
  });

/** Deletes everything stored about a visitor on the server, including the account; the device is unchanged. */
export const deleteRecord = (id: string): Promise<Reply<true>> =>
  call("DELETE", pathOf(id), noContent);

/** Ends all sessions of this person and takes the owner's cookie away; succeeds without a session, too. */
export const endSession = (): Promise<Reply<true>> => call("DELETE", "/api/session", noContent);

/** Stores the profile; an empty field is cleared, a missing one is unchanged. */
export const putProfile = (id: string, profile: Profile): Promise<Reply<true>> =>
  call("PUT", pathOf(id), (value) => (visitorStateFrom(value) ? true : null), {
    body: { profile },
  });

/** Gives or withdraws a consent; `textVersion` is the version of the text shown beside it. */
export const saveConsent = (
  id: string,
  purpose: ConsentPurpose,
  isGiven: boolean,
  textVersion: string,
): Promise<Reply<true>> =>
  call("PUT", `${pathOf(id)}/consents/${purpose}`, noContent, { body: { isGiven, textVersion } });
