import "server-only";
import { accessOf } from "@/lib/server/auth/owned-record";
import { createSaveAnswer, createSaveNotes } from "@/lib/server/check/save-answer";
import { createWriteLimit, type WriteKind } from "@/lib/server/check/write-limit";
import { singleton } from "@/lib/server/core/singleton";
import { visitorParams } from "@/lib/server/core/value-schemas";
import { limitFor } from "./rates";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

/** Limits how often the owner of a record may write into it. */
export const writeLimit = singleton("writeLimit", () =>
  createWriteLimit(storeOf(USERS), { answers: limitFor("answers"), others: limitFor("writes") }),
);

/** An option of a route: limits writes of this kind by the owner of the record it names. */
export const ownerWrites = (kind: WriteKind) => (call: Parameters<typeof accessOf>[0]) =>
  writeLimit().admit(accessOf(call), kind);

/** Limits missed records (missing, or another's) from one address. */
export const idGuessingLimit = singleton("idGuessingLimit", () => limitFor("misses"));

/** The options of every route to a visitor's record. */
export const ownRecord = { params: visitorParams, idGuessingLimit };

/** Saves the notes on plans. */
export const saveNotes = singleton("saveNotes", () => createSaveNotes(storeOf(USERS)));

/** Saves the answers of checks. */
export const saveAnswer = singleton("saveAnswer", () =>
  createSaveAnswer({ users: storeOf(USERS), now: Date.now }),
);
