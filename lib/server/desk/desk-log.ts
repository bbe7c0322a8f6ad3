import { z } from "zod";
import { emailKey } from "@/lib/domain/core/email";
import { keptMsOf } from "@/lib/domain/leads/retention";
import {
  type Collection,
  collectionOf,
  put,
  ref,
  type Store,
  StoreUnavailable,
  type Write,
} from "@/lib/server/store/store";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/server/core/log";
import { sha256 } from "@/lib/server/core/sha256";
import type { SiteAlert } from "@/lib/domain/notify/notification";

/** What an operator does. Earlier releases logged looks and opened talks as well. */
type DeskAction =
  | ("searched" | "read" | "noted" | "changed" | "added" | "imported" | "parted")
  | ("exported" | "erased" | "templates" | "partners" | "hours");

/** It names leads by their references, and no person except the operator (`by`: an address). */
const storedDeskLog = z.looseObject({
  at: z.number(),
  by: z.string(),
  /** A DeskAction, or another release's. */
  action: z.string(),
  references: z.array(z.string()),
  format: z.string().nullable(),
  /** Of rows exported, people added, or visitors' records erased; null while that is under way. */
  count: z.number().nullable(),
});
export type DeskLogEntry = z.infer<typeof storedDeskLog>;

export const DESK_LOG: Collection<DeskLogEntry> = {
  ...collectionOf<DeskLogEntry>("deskLog", storedDeskLog, () => keptMsOf("deskLog")),
  storedNames: new Map([["action", "did"]]),
};

const HASH_CHARS = 12;

/** An operator's pseudonym in the log on standard output: the beginning of the address's SHA-256. */
const operatorForLog = (email: string): string =>
  sha256(emailKey(email.trim())).slice(0, HASH_CHARS);

/** What shows leads and changes nothing: where the store takes no writes, the site's own log keeps its entry. */
const LOOKS: readonly DeskAction[] = ["searched", "read"];

type LoggedAction = Pick<DeskLogEntry, "by"> & { action: DeskAction } & Partial<
    Pick<DeskLogEntry, "references" | "format" | "count">
  >;

const lookLogged =
  ({ by, action, references, count }: LoggedAction) =>
  (error: unknown): null => {
    if (!(error instanceof StoreUnavailable) || !LOOKS.includes(action)) throw error;
    log.warn({ event: "desk look", by: operatorForLog(by), action, references, count });
    return null;
  };

/** The desk's log of operators' actions. All calls reject with StoreUnavailable; a look needs no store. */
export const createDeskLog = (store: Store<DeskLogEntry>, now: () => number) => {
  const entryOf = (action: LoggedAction): DeskLogEntry => ({
    at: now(),
    references: [],
    format: null,
    count: null,
    ...action,
  });
  return {
    /** Writes an entry and resolves to its id; called before data is shown, so that nothing is shown unlogged. */
    note: async (action: LoggedAction): Promise<string> => {
      const id = randomUUID();
      await store.update(id, () => entryOf(action)).catch(lookLogged(action));
      return id;
    },

    /** An entry for the transaction of what it tells of: neither is written without the other. */
    line: (action: LoggedAction): Write => put(ref(DESK_LOG, randomUUID()), entryOf(action)),

    /** Sets an entry's count afterwards. */
    counted: async (id: string, count: number): Promise<void> => {
      await store.update(id, (known) => known && { ...known, count });
    },
  };
};

export type DeskLog = ReturnType<typeof createDeskLog>;

/** Reports an export or deletion outside of this database, in case a session was stolen. */
export const createOperatorAlert =
  (notify: (notice: SiteAlert) => Promise<void>) =>
  async (what: "export" | "erasure", by: string, count: number): Promise<void> => {
    log.warn({ event: `desk ${what}`, by: operatorForLog(by), count });
    await notify({ what, by, count });
  };

export type OperatorAlert = ReturnType<typeof createOperatorAlert>;
