import { isDeepStrictEqual } from "node:util";
import { contentIn } from "@/lib/content";
import { type Answer, type Answers } from "@/lib/domain/answers";
import {
  answersOf,
  newRecord,
  type StoredAnalysis,
  type StoredResult,
  type VisitorDetails,
  type VisitorRecord,
  withDetails,
  withResponse,
} from "@/lib/domain/record";
import { type QuestionId, sectionOf } from "@/lib/domain/sections";
import { wordingOf } from "@/lib/domain/wording";
import { ApiError, notFound } from "./api-error";
import { type Limit } from "./limits";
import { isOwner, newToken, ownerToken, tokenHash } from "./owner";
import type { Kept, Store } from "./store/store";

/** Who asks: the id names the record, a token is the key to it. */
export type Key = { id: string; tokens: readonly string[] };

export type Opened = {
  answers: Answers;
  /** Number of finished checks. */
  attempts: number;
  /** Of the check finished last. */
  result?: StoredResult;
  analysis?: StoredAnalysis;
};

/** Everything kept about a visitor but the hash of the key. */
export type Export = Omit<Kept<VisitorRecord>, "ownerTokenHash">;

type Parts = { store: Store<VisitorRecord>; answerLimit: Limit; now: () => number };

/** The text of a question as the record keeps it: ours, in English, whatever a browser shows. */
export const storedWording = (id: QuestionId): string =>
  wordingOf(id, contentIn("en").questions.wording);

/** Whether a record is there and belongs to whom asks. */
export const isOwned = (record: VisitorRecord | null, { tokens }: Key): record is VisitorRecord =>
  record !== null && isOwner(record.ownerTokenHash, tokens);

const summaryOf = (record: VisitorRecord): Opened => ({
  answers: answersOf(record),
  attempts: record.attempts.length,
  ...(record.quizResults && { result: record.quizResults }),
  ...(record.aiAnalysis && { analysis: record.aiAnalysis }),
});

const detailed = (record: VisitorRecord, details: VisitorDetails): VisitorRecord => {
  const next = withDetails(record, details);
  return isDeepStrictEqual(next, record) ? record : next;
};

/** What a visitor can do with a record (contract.md). All calls reject with StoreUnavailable when the store fails. */
export const createVisitors = ({ store, answerLimit, now }: Parts) => ({
  /**
   * The record of this browser, made when there is none (`isNew`), and the key to it: a browser that comes back
   * is handed its key again, so that it does not expire while it is in use. Throws ApiError 409 when the id
   * belongs to another browser.
   */
  open: async (
    key: Key,
    details: VisitorDetails,
  ): Promise<{ token: string; isNew: boolean; opened: Opened }> => {
    const fresh = newToken();
    const hash = tokenHash(fresh);
    const record = await store.update(key.id, (known) => {
      if (known === null) return newRecord(key.id, hash, details);
      return isOwned(known, key) ? detailed(known, details) : null;
    });
    const token = record && ownerToken(record.ownerTokenHash, [fresh, ...key.tokens]);
    if (!token) throw new ApiError(409, "taken", "This id belongs to another browser.");
    return { token, isNew: token === fresh, opened: summaryOf(record) };
  },

  /**
   * Keeps an answer; an older or repeated `version` changes nothing. Throws ApiError 404, or 429 for more than a
   * person's answers.
   */
  saveAnswer: async (
    key: Key,
    questionId: QuestionId,
    answer: Answer,
    version: number,
  ): Promise<void> => {
    if (key.tokens.length === 0) throw notFound();
    // Counted by key, not by id: who only knows an id cannot use up its owner's share.
    const waitMs = await answerLimit.take(`${key.id} ${tokenHash(key.tokens.join(" "))}`);
    if (waitMs > 0)
      throw new ApiError(429, "too_many", "Too many answers at once.", {
        "Retry-After": String(Math.ceil(waitMs / 1000)),
      });
    const response = {
      questionId,
      answer,
      question: storedWording(questionId),
      sectionId: sectionOf(questionId).id,
      timestamp: now(),
      version,
    };
    const record = await store.update(key.id, (known) =>
      isOwned(known, key) ? withResponse(known, response) : null,
    );
    if (!isOwned(record, key)) throw notFound();
  },

  /** Everything kept about a visitor. Throws ApiError 404. */
  exportRecord: async (key: Key): Promise<Export> => {
    const record = await store.read(key.id);
    if (!isOwned(record, key)) throw notFound();
    const { ownerTokenHash, ...shown } = record;
    return shown;
  },

  /** Deletes everything kept about a visitor. Throws ApiError 404. */
  remove: async (key: Key): Promise<void> => {
    if (!isOwned(await store.read(key.id), key)) throw notFound();
    await store.remove(key.id);
  },
});
