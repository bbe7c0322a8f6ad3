import { contentIn } from "@/lib/content";
import { type VisitorRecord, withNotes, withResponse } from "@/lib/domain/account/record";
import type { Answer } from "@/lib/domain/check/answers";
import { type QuestionId, sectionOf } from "@/lib/domain/check/sections";
import { wordingOf } from "@/lib/domain/check/wording";
import { type Access, updateOwned } from "@/lib/server/auth/owned-record";
import type { Store } from "@/lib/server/store/store";
import { isDeepStrictEqual } from "node:util";
import type { PlanNotes } from "@/lib/domain/check/plan-marks";

/** The text of a question as the record stores it: ours, in English, whatever a browser shows. */
export const storedWording = (id: QuestionId): string =>
  wordingOf(id, contentIn("en").questions.wording);

type Parts = { users: Store<VisitorRecord>; now: () => number };

/** Stores an answer, unless older. Throws ApiError 404; rejects with StoreUnavailable. */
export const createSaveAnswer =
  ({ users, now }: Parts) =>
  async (
    access: Access,
    questionId: QuestionId,
    answer: Answer,
    version: number,
  ): Promise<void> => {
    const response = {
      questionId,
      answer,
      question: storedWording(questionId),
      sectionId: sectionOf(questionId).id,
      timestamp: now(),
      version,
    };
    await updateOwned(users, access, (known) => withResponse(known, response));
  };

/** Stores the plan's notes, unless older. Throws ApiError 404; rejects with StoreUnavailable. */
export const createSaveNotes =
  (users: Store<VisitorRecord>) =>
  async (access: Access, notes: PlanNotes): Promise<void> => {
    await updateOwned(users, access, (known) => {
      const next = withNotes(known, notes);
      return isDeepStrictEqual(next, known) ? known : next;
    });
  };
