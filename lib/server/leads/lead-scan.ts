import { setImmediate } from "node:timers/promises";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Page, Cursor, Store } from "@/lib/server/store/store";

/** Leads read at a time; bounds the memory and the delay of other requests. */
export const SCANNED_AT_ONCE = 250;

/**
 * The leads in a filter's days, newest first, a page at a time, from a cursor on. Other requests have their turn
 * between two pages. Rejects with StoreUnavailable.
 */
export async function* leadScan(
  leads: Store<Lead>,
  { from = -Infinity, to }: DeskFilter,
  before: Cursor | null,
  limit = SCANNED_AT_ONCE,
): AsyncGenerator<Page<Lead>> {
  let place = before ?? (to === undefined ? null : { at: to, id: "" });
  for (;;) {
    const page = await leads.list({ before: place, limit });
    const isOver = page.next === null || page.next.at < from;
    yield isOver ? { ...page, next: null } : page;
    if (isOver) return;
    place = page.next;
    await setImmediate();
  }
}
