import type { Lead } from "@/lib/domain/leads/lead";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Page, Cursor, Store } from "@/lib/server/store/store";

/** Leads read at a time; bounds the memory and the delay of other requests. */
const AT_ONCE = 250;

type Rows = Page<Lead>["rows"];

/**
 * The leads in a filter's days, newest first, a page at a time; without those that `mayFit` leaves out by their stored
 * text. Other requests have their turn between two pages. Rejects with StoreUnavailable.
 */
export async function* leadScan(
  leads: Store<Lead>,
  { from = -Infinity, to = Infinity }: Readonly<{ from?: number; to?: number }>,
  mayFit?: (json: string) => boolean,
): AsyncGenerator<Rows> {
  const read = (before: Cursor | null) => leads.list({ before, limit: AT_ONCE, mayFit });
  for await (const page of pagesOf(read, to === Infinity ? null : { at: to, id: "" })) {
    yield page.rows;
    if (page.next && page.next.at < from) return;
  }
}
