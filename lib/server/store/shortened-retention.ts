import { setImmediate as nextTurn } from "node:timers/promises";
import type { Collection, Cursor, Store } from "./store";
import type { Probe } from "@/lib/server/store/schemas/stored-visitor";

/** Records read before other requests have their turn. */
const PAGE = 100;

/**
 * A record's expiry is set when it is written. After the retention of some records (`isMeant`) was shortened, this
 * applies it to those that nothing changes: expired ones are deleted, the others are rewritten and kept for the new
 * time from now on. It may be interrupted and started again. Resolves to how many were deleted; rejects with
 * StoreUnavailable.
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

/** Does `work` once in the life of a database; `done` records that under `id`. Rejects like `work`. */
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
