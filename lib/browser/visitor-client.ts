import { type Answer, type Answers, answersFrom, type CompleteAnswers } from "@/lib/domain/answers";
import type { Lang } from "@/lib/domain/languages";
import type { VisitSource } from "@/lib/domain/record";
import type { QuestionId } from "@/lib/domain/sections";
import { fieldsOf, jsonOf, type LabelledAnalysis, labelledAnalysisFrom } from "./parse";

/** The client gives up on an analysis after this long (security.md R6: server 12 s, client 15 s). */
export const ANALYSIS_TIMEOUT_MS = 15_000;
const CALL_TIMEOUT_MS = 10_000;

/** What became of a call: done, refused for good, or to be tried later. */
export type Reply<T> =
  | { kind: "done"; value: T }
  | { kind: "missing" }
  | { kind: "conflict" }
  | { kind: "refused" }
  | { kind: "later"; afterMs: number | null };

export type KnownVisitor = { answers: Answers; analysis: LabelledAnalysis | null };

const retryAfterMs = (response: Response): number | null => {
  const seconds = Number(response.headers.get("Retry-After") ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
};

const LATER = { kind: "later", afterMs: null } as const;

/**
 * A reply outside the contract (a network's sign-in page, a firewall's refusal) comes from somebody in between:
 * it says nothing about what our server has, so the call is made again later.
 */
const call = async <T>(
  method: string,
  path: string,
  body: unknown,
  timeoutMs: number,
  parse: (value: unknown, status: number) => T | null,
): Promise<Reply<T>> => {
  try {
    const response = await fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      const value = parse(jsonOf(await response.text()), response.status);
      return value === null ? LATER : { kind: "done", value };
    }
    if (response.status === 404) return { kind: "missing" };
    if (response.status === 409) return { kind: "conflict" };
    if (response.status === 422) return { kind: "refused" };
    return { kind: "later", afterMs: retryAfterMs(response) };
  } catch {
    return LATER; // no network, or no answer in time
  }
};

const pathOf = (id: string) => `/api/visitors/${id}`;

const knownVisitorFrom = (value: unknown): KnownVisitor | null => {
  const { answers, analysis } = fieldsOf(value);
  if (typeof answers !== "object" || answers === null) return null;
  const { source, lang } = fieldsOf(analysis);
  return {
    answers: answersFrom(answers),
    analysis: labelledAnalysisFrom(analysis, source, lang),
  };
};

/** Makes the visitor's record, or tells what the server has of it. */
export const openVisitor = (id: string, lang: Lang, source: VisitSource) =>
  call("PUT", pathOf(id), { lang, source }, CALL_TIMEOUT_MS, knownVisitorFrom);

/** Saves one answer; an older version changes nothing there. */
export const saveAnswer = (id: string, questionId: QuestionId, answer: Answer, version: number) =>
  call(
    "PUT",
    `${pathOf(id)}/answers/${questionId}`,
    { answer, version },
    CALL_TIMEOUT_MS,
    (_, status) => status === 204 || null,
  );

/** Finishes a check: it is stored, scored and analysed. */
export const requestAnalysis = (id: string, answers: CompleteAnswers, lang: Lang) =>
  call("POST", `${pathOf(id)}/analysis`, { answers, lang }, ANALYSIS_TIMEOUT_MS, (value) => {
    const { analysis, source } = fieldsOf(value);
    return labelledAnalysisFrom(analysis, source, lang);
  });
