import { z } from "zod";
import type { DeskAction, DeskLogEntry } from "@/lib/domain/desk/desk-log";
import { keptMsOf } from "@/lib/domain/leads/retention";
import {
  type Collection,
  collectionOf,
  type Store,
  StoreUnavailable,
} from "@/lib/server/store/store";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/server/core/log";
import { operatorForLog } from "./operator-alert";

const storedDeskLog = z.looseObject({
  at: z.number(),
  by: z.string(),
  action: z.string(),
  references: z.array(z.string()),
  format: z.string().nullable(),
  count: z.number().nullable(),
}) satisfies z.ZodType<DeskLogEntry>;

export const DESK_LOG: Collection<DeskLogEntry> = {
  ...collectionOf<DeskLogEntry>("deskLog", storedDeskLog, () => keptMsOf("deskLog")),
  storedNames: new Map([["action", "did"]]),
};

/** What shows leads and changes nothing: where the store takes no writes, the site's own log keeps its entry. */
const LOOKS: readonly DeskAction[] = ["searched", "read"];

/** An operator's action; the log adds id and time. */
type LoggedAction = Pick<DeskLogEntry, "by"> & { action: DeskAction } & Partial<
    Pick<DeskLogEntry, "references" | "format" | "count">
  >;

/** Logs a look on standard output; rethrows what else failed. */
const lookLogged =
  ({ by, action, references, count }: LoggedAction) =>
  (error: unknown): null => {
    if (!(error instanceof StoreUnavailable) || !LOOKS.includes(action)) throw error;
    log.warn({ event: "desk look", by: operatorForLog(by), action, references, count });
    return null;
  };

/** The desk's log of operators' actions. All calls reject with StoreUnavailable; a look needs no store. */
export const createDeskLog = (store: Store<DeskLogEntry>, now: () => number) => ({
  /** Writes an entry and resolves to its id; called before data is shown, so that nothing is shown unlogged. */
  note: async (action: LoggedAction): Promise<string> => {
    const id = randomUUID();
    const blank = { references: [], format: null, count: null };
    await store.update(id, () => ({ at: now(), ...blank, ...action })).catch(lookLogged(action));
    return id;
  },

  counted: async (id: string, count: number): Promise<void> => {
    await store.update(id, (known) => known && { ...known, count });
  },
});

export type DeskLog = ReturnType<typeof createDeskLog>;
