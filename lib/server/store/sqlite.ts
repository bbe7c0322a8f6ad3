import type { Connection } from "./sqlite-connection";
import { sqliteFile } from "./sqlite-file";
import { countRows, findRows, foundCursorOf } from "./sqlite-query";
import { find, makeTables, parsed, type Row, sqliteTransact, timesOf } from "./sqlite-transact";
import {
  type CollectionOf,
  FOR_EVER,
  type Stored,
  type KeptFor,
  type Page,
  type Cursor,
  type Store,
  ref,
} from "./store";
import { changesBy } from "./transaction";

const NEWEST: Cursor = { at: Number.MAX_SAFE_INTEGER, id: "" };

const cursorOf = ({ created_at, id }: Row): Cursor => ({ at: Number(created_at), id: String(id) });

/** Rows of unknown words that are read before other requests have their turn. */
const READ_AT_ONCE = 100;

/** One collection in an SQLite file, synced before a promise resolves (docs/product/data.md#r1). */
export const sqliteStore = <R extends object>(
  path: string,
  collection: CollectionOf<R>,
): Store<R> => {
  const own = { keptFor: FOR_EVER as KeptFor<R>, ...collection };
  const { name: table } = own;
  const file = sqliteFile(path);
  const changed = changesBy(sqliteTransact(path));
  const recordIn = (row: Row): Stored<R> | null => {
    const found = parsed(own, String(row.id), row);
    return found && { ...found.record, ...timesOf(row) };
  };
  const pageOf = (
    { clock }: Connection,
    found: readonly Row[],
    limit: number,
    at: (row: Row) => Cursor,
    mayFit?: (json: string) => boolean,
  ): Page<R> => {
    const now = clock.passed();
    const rows = found.flatMap((row) => {
      const isOver = row.expires_at !== null && Number(row.expires_at) <= now;
      const isWanted = !isOver && (mayFit === undefined || mayFit(String(row.record)));
      const record = isWanted ? recordIn(row) : null;
      return record ? [{ cursor: at(row), record }] : [];
    });
    return { rows, next: found.length === limit ? at(found.at(-1)!) : null };
  };
  const readMissingWords = async (wordsOf: (record: R) => string): Promise<void> => {
    await makeTables(file, [own]);
    const missingIn = (current: Connection) =>
      current.table(table).words().missing.all(READ_AT_ONCE);
    while ((await file.attempt(missingIn)).length > 0)
      await file.write((current) => {
        for (const row of missingIn(current)) {
          const found = parsed(own, String(row.id), row);
          current
            .table(table)
            .words()
            .set.run(row.id!, found ? wordsOf(found.record) : "");
        }
      });
  };
  return {
    read: (id) =>
      file.attempt((current): Stored<R> | null => {
        const found = find(current, own, id);
        return found && { ...found.record, ...timesOf(found.row) };
      }),
    update: (id, change) => changed.update(ref(own, id), change),
    remove: (id, only) => changed.remove(ref(own, id), only),
    list: ({ before, limit, mayFit }) =>
      file.attempt((current): Page<R> => {
        const { at, id } = before ?? NEWEST;
        const rows = current.table(table).list.all(at, id, limit);
        return pageOf(current, rows, limit, cursorOf, mayFit);
      }),
    find: (query) =>
      file.attempt((current): Page<R> => {
        current.table(table);
        const cursorIn = foundCursorOf([query.by].flat().length);
        return pageOf(current, findRows(current, table, query), query.limit, cursorIn);
      }),
    count: (query) =>
      file.attempt((current) => {
        current.table(table);
        return countRows(current, table, query);
      }),
    search: async ({ words, limit }) => {
      if (!own.words) return [];
      await readMissingWords(own.words);
      return file.attempt((current) => {
        const rows = current.table(table).words().find(words, limit);
        return pageOf(current, rows, limit, cursorOf).rows;
      });
    },
    close: file.close,
  };
};
