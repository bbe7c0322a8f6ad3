import { setImmediate } from "node:timers/promises";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Page, Cursor, Store } from "@/lib/server/store/store";

/** Leads read at a time; bounds the memory and the delay of other requests. */
export const SCANNED_AT_ONCE = 250;

/**
 * The leads in a filter's days, newest first, a page at a time, from a cursor on; without those that `mayFit` leaves out
 * by their stored text. Other requests have their turn between two pages. Rejects with StoreUnavailable.
 */
export async function* leadScan(
  leads: Store<Lead>,
  { from = -Infinity, to = Infinity }: Readonly<{ from?: number; to?: number }>,
  cursor: Cursor | null,
  mayFit?: (json: string) => boolean,
): AsyncGenerator<Page<Lead>> {
  let before = cursor ?? (to === Infinity ? null : { at: to, id: "" });
  for (;;) {
    const page = await leads.list({ before, limit: SCANNED_AT_ONCE, mayFit });
    const isOver = page.next === null || page.next.at < from;
    yield isOver ? { ...page, next: null } : page;
    if (isOver) return;
    before = page.next;
    await setImmediate();
  }
}
