import { setImmediate as nextTurn } from "node:timers/promises";
import type { Collection, Cursor, Store } from "./store";
import type { Probe } from "@/lib/server/store/schemas/stored-visitor";

/** How many records are looked at before others get their turn. */
const PAGE = 100;

/**
 * Records learn how long they are kept when they are written. Those that were written before that time was shortened
 * for them (`isMeant`), and that nothing changes, learn it here: what is over by now goes, the rest is written once more
 * and is kept for the new time from now on. Stopped anywhere, it may begin again. Resolves to how many went; rejects
 * with StoreUnavailable.
 */
export const shortenRetention = async <R extends object>(
  store: Store<R>,
  keptFor: Collection<R>["keptFor"],
  isMeant: (record: R) => boolean,
): Promise<number> => {
  let gone = 0;
  let before: Cursor | null = null;
  do {
    const { rows, next }: Awaited<ReturnType<Store<R>["list"]>> = await store.list({
      before,
      limit: PAGE,
    });
    for (const { cursor, record } of rows) {
      if (!isMeant(record)) continue;
      const isOver = record.updatedAt + keptFor(record) <= Date.now();
      if (isOver) await store.remove(cursor.id, isMeant);
      else await store.update(cursor.id, (known) => known && { ...known });
      if (isOver) gone++;
    }
    before = next;
    await nextTurn();
  } while (before !== null);
  return gone;
};

/** Does `work` once in the life of a database: `done` remembers it by `id`. Rejects like `work`. */
export const onceInStore = async (
  done: Store<Probe>,
  id: string,
  work: () => Promise<number>,
): Promise<number> => {
  if (await done.read(id)) return 0;
  const result = await work();
  await done.update(id, () => ({ at: Date.now() }));
  return result;
};
