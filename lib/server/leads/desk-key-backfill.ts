import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { withDeskKeys } from "@/lib/domain/desk/desk-keys";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Cursor, Page, Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** Leads read before other requests have their turn. */
const PAGE = 100;

const hasKeys = (lead: Lead, promise: AnswerPromise): boolean =>
  isDeepStrictEqual(withDeskKeys(lead, promise), lead);

/** Whether each of the newest leads has its keys. Rejects with StoreUnavailable. */
export const haveDeskKeys = async ({
  leads,
  promise,
}: Pick<Parts, "leads" | "promise">): Promise<boolean> => {
  const { rows } = await leads.list({ before: null, limit: PAGE });
  return rows.every(({ record }) => hasKeys(record, promise));
};

type Parts = {
  /** The leads for maintenance, without a decorator: being rewritten is no change. */
  leads: Store<Lead>;
  promise: AnswerPromise;
  /** Called for each lead that has its keys, one after the other, the newest first. */
  then?: (id: string, lead: Lead) => Promise<void>;
  stopping: AbortSignal;
};

/**
 * Gives the leads of earlier releases the keys by which the desk counts and lists them. Those that have them are only
 * read, so it may be interrupted and started again. Resolves to how many were written; rejects with StoreUnavailable,
 * and when the process stops.
 */
export const fillDeskKeys = async ({ leads, promise, then, stopping }: Parts): Promise<number> => {
  let written = 0;
  let before: Cursor | null = null;
  do {
    const { rows, next }: Page<Lead> = await leads.list({ before, limit: PAGE });
    stopping.throwIfAborted();
    await Promise.all(
      rows.map(async ({ cursor, record }) => {
        if (hasKeys(record, promise)) return;
        await leads
          .update(cursor.id, (known) => known && withDeskKeys(known, promise))
          .catch(nullIfUnreadable);
        written++;
      }),
    );
    for (const { cursor, record } of rows) await then?.(cursor.id, record);
    before = next;
    await nextTurn();
  } while (before !== null);
  return written;
};
