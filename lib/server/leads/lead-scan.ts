import { setImmediate } from "node:timers/promises";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Page, Cursor, Store } from "@/lib/server/store/store";

/** Leads read at a time: what is in memory, and what other requests wait for. */
export const SCANNED_AT_ONCE = 250;

/**
 * The leads in a filter's days, newest first, a page at a time, beginning before a place. Between two pages other
 * requests have their turn.
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
