import "server-only";
import { accessOf } from "@/lib/server/auth/access";
import { createSaveAnswer } from "@/lib/server/check/save-answer";
import { createWriteLimit, type WriteKind } from "@/lib/server/check/write-limit";
import { addressLimit, limit } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { ANSWERS_A_MINUTE, MISSES_A_MINUTE, WRITES_A_MINUTE } from "./rates";
import { visitorStore } from "./stores";

/** Limits how often the owner of a record may write into it. */
export const writeLimit = singleton("writeLimit", () =>
  createWriteLimit(visitorStore(), {
    answers: limit(ANSWERS_A_MINUTE, 60, "answers"),
    others: limit(WRITES_A_MINUTE, 60, "writes"),
  }),
);

/** An option of a route: limits writes of this kind by the owner of the record it names. */
export const ownerWrites = (kind: WriteKind) => (call: Parameters<typeof accessOf>[0]) =>
  writeLimit().admit(accessOf(call), kind);

/** Limits missed records (missing, or another's) from one address. */
export const idGuessingLimit = singleton("idGuessingLimit", () =>
  addressLimit(MISSES_A_MINUTE, 60, "misses"),
);

/** Saves the answers of checks. */
export const saveAnswer = singleton("saveAnswer", () =>
  createSaveAnswer({ users: visitorStore(), now: Date.now }),
);
