import { setImmediate } from "node:timers/promises";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Page, Cursor, Store } from "@/lib/server/store/store";

/** Leads read at a time; bounds the memory and the delay of other requests. */
export const SCANNED_AT_ONCE = 250;

type Scan = {
  /** The leads of the first page; further pages have SCANNED_AT_ONCE. */
  first?: number;
  isOldestFirst?: boolean;
  /** Leaves leads out by their stored text. */
  mayFit?: ((json: string) => boolean) | undefined;
};

/** A cursor before all that arrived at a time, epoch ms: stores count whole microseconds. */
const justBefore = (at: number): Cursor => ({ at: at - 0.001, id: "" });

/**
 * The leads in a filter's days, newest first, a page at a time, from a cursor on. Other requests have their turn
 * between two pages. Rejects with StoreUnavailable.
 */
export async function* leadScan(
  leads: Store<Lead>,
  { from = -Infinity, to = Infinity }: Readonly<{ from?: number; to?: number }>,
  cursor: Cursor | null,
  { first = SCANNED_AT_ONCE, isOldestFirst = false, mayFit }: Scan = {},
): AsyncGenerator<Page<Lead>> {
  const newest = to === Infinity ? null : { at: to, id: "" };
  const oldest = from === -Infinity ? null : justBefore(from);
  const isAfterAll = ({ at }: Cursor) => (isOldestFirst ? at >= to : at < from);
  let place = cursor ?? (isOldestFirst ? oldest : newest);
  for (let limit = first; ; limit = SCANNED_AT_ONCE) {
    const page = await leads.list(
      isOldestFirst ? { after: place, limit, mayFit } : { before: place, limit, mayFit },
    );
    const isOver = page.next === null || isAfterAll(page.next);
    yield isOver ? { ...page, next: null } : page;
    if (isOver) return;
    place = page.next;
    await setImmediate();
  }
}
