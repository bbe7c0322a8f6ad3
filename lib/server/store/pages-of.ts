import { setImmediate } from "node:timers/promises";
import type { Cursor, Page } from "./store";

/** The pages of `read` from a cursor on, with other requests between. Rejects like `read`. */
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
