import { setImmediate } from "node:timers/promises";
import type { Cursor, Page } from "./store";

/**
 * The pages that `read` resolves to, one after the other, from a cursor on. Other requests have their turn between two
 * pages. Rejects like `read`.
 */
export async function* pagesOf<R>(
  read: (place: Cursor | null) => Promise<Page<R>>,
  from: Cursor | null = null,
): AsyncGenerator<Page<R>> {
  for (let place = from; ; await setImmediate()) {
    const page = await read(place);
    yield page;
    if (page.next === null) return;
    place = page.next;
  }
}
