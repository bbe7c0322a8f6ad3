import { z } from "zod";
import type { DeskAction, DeskLogEntry } from "@/lib/domain/desk/desk-log";
import { keptMsOf } from "@/lib/domain/leads/retention";
import {
  type Collection,
  collectionOf,
  type Cursor,
  type Page,
  type Store,
  StoreUnavailable,
} from "@/lib/server/store/store";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/server/core/log";
import { operatorForLog } from "./operator-alert";

/** An entry of the desk's log as stored. */
const storedDeskLog = z.looseObject({
  at: z.number(),
  by: z.string(),
  action: z.string(),
  references: z.array(z.string()),
  filter: z.looseObject({ hasText: z.boolean() }).nullable(),
  format: z.string().nullable(),
  count: z.number().nullable(),
}) satisfies z.ZodType<DeskLogEntry>;

export const DESK_LOG: Collection<DeskLogEntry> = {
  ...collectionOf<DeskLogEntry>("deskLog", storedDeskLog, () => keptMsOf("deskLog")),
  storedNames: new Map([["action", "did"]]),
};

const PAGE = 50;
/** Pages that one search reads. */
const MOST_PAGES = 20;
/** What shows leads and changes nothing: where the store takes no writes, the site's own log keeps its entry. */
const LOOKS: readonly DeskAction[] = ["searched", "read"];

/** An operator's action; the log adds id and time. */
type LoggedAction = Pick<DeskLogEntry, "by"> & { action: DeskAction } & Partial<
    Pick<DeskLogEntry, "references" | "filter" | "format" | "count">
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
    const blank = { references: [], filter: null, format: null, count: null };
    await store.update(id, () => ({ at: now(), ...blank, ...action })).catch(lookLogged(action));
    return id;
  },

  /** Sets an entry's count afterwards. */
  counted: async (id: string, count: number): Promise<void> => {
    await store.update(id, (known) => known && { ...known, count });
  },

  /**
   * The newest entries, or those before a cursor; only those that name a lead whose reference has these letters, unless
   * `reference` is "". The search reads at most 1,000 entries: `next` is where the following page continues.
   */
  read: async (
    before: Cursor | null,
    reference = "",
  ): Promise<{ entries: DeskLogEntry[]; next: Cursor | null }> => {
    const found: DeskLogEntry[] = [];
    let next = before;
    for (let page = 0; page < MOST_PAGES; page++) {
      const { rows, next: following }: Page<DeskLogEntry> = await store.list({
        before: next,
        limit: PAGE,
      });
      found.push(
        ...rows
          .map(({ record: { createdAt, updatedAt, ...entry } }) => entry)
          .filter(
            ({ references }) =>
              reference === "" || references.some((one) => one.includes(reference)),
          ),
      );
      next = following;
      if (next === null || found.length >= PAGE) break;
    }
    return { entries: found, next };
  },
});

export type DeskLog = ReturnType<typeof createDeskLog>;
