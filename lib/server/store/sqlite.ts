import { ERASED, listErased, OF_PEOPLE } from "./erased";
import { find, parsed, planWrite, planAlongside, type Row } from "./sqlite-change";
import type { Connection } from "./sqlite-connection";
import { sqliteFile } from "./sqlite-file";
import {
  type CollectionOf,
  FOR_EVER,
  type Stored,
  type KeptFor,
  type Page,
  type Cursor,
  type Store,
} from "./store";
import { noteReadable } from "./unreadable";

/** A cursor after all rows of a list. */
const NEWEST: Cursor = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** A cursor before all rows of a list. */
const OLDEST: Cursor = { at: -1, id: "" };

const cursorOf = ({ created_at, id }: Row): Cursor => ({ at: Number(created_at), id: String(id) });
/** A cursor before all rows that are due. */
const FIRST_DUE: Cursor = { at: 0, id: "" };
const dueCursorOf = ({ due_at, id }: Row): Cursor => ({ at: Number(due_at), id: String(id) });
const timesOf = ({ created_at, updated_at }: Row) => ({
  createdAt: Number(created_at),
  updatedAt: Number(updated_at),
});

/** How long a count is repeated while nothing is written: rows expire without a write; in ms. */
const COUNTED_MS = 60_000;

/** The number of rows with this key; counted anew after each write. */
const countOf = ({ table, dataVersion }: Connection, name: string, key: string): number => {
  const { counted, count } = table(name);
  const [now, version] = [Date.now(), dataVersion()];
  const known = counted.get(key);
  const isOld = !known || known.dataVersion !== version || now - known.at > COUNTED_MS;
  const number = isOld ? Number(count().get(key, now)!.number) : known.number;
  if (isOld) counted.set(key, { number, dataVersion: version, at: now });
  return number;
};

/**
 * One collection in an SQLite file of mode 0600; all collections of a file share one connection. `close` closes it for
 * all of them, until its next use. Each write is committed and synced to disk before its promise resolves (WAL,
 * synchronous=FULL; docs/product/data.md#r1), together with those of the same tick, and deletes a few expired rows.
 */
export const sqliteStore = <R extends object>(
  path: string,
  collection: CollectionOf<R>,
): Store<R> => {
  const own = { keptFor: FOR_EVER as KeptFor<R>, ...collection };
  const { name: table } = own;
  const file = sqliteFile(path);
  const recordIn = (row: Row): Stored<R> | null => {
    const found = parsed(own, String(row.id), row);
    return found && { ...found.record, ...timesOf(row) };
  };
  const pageOf = (
    found: readonly Row[],
    limit: number,
    at: (row: Row) => Cursor,
    mayFit?: (json: string) => boolean,
  ): Page<R> => {
    const now = Date.now();
    const rows = found.flatMap((row) => {
      const isOver = row.expires_at !== null && Number(row.expires_at) <= now;
      const isWanted = !isOver && (mayFit === undefined || mayFit(String(row.record)));
      const record = isWanted ? recordIn(row) : null;
      return record ? [{ cursor: at(row), record }] : [];
    });
    return { rows, next: found.length === limit ? at(found.at(-1)!) : null };
  };
  /** Makes tables before a transaction, since a rollback would remove them. */
  const prepared = (...names: string[]) =>
    file.attempt((current) => names.forEach((name) => current.table(name)));
  return {
    read: (id) =>
      file.attempt((current): Stored<R> | null => {
        const found = find(current, own, id);
        return found && { ...found.record, ...timesOf(found.row) };
      }),
    update: async (id, change, ...alongside) => {
      await prepared(table, ...alongside.map(({ collection }) => collection.name));
      return file.write((current) => {
        const { before, after, hasChanged, write } = planWrite(current, own, id, change);
        const others =
          after && hasChanged
            ? alongside.map((other) => planAlongside(current, other, before, after))
            : [];
        write();
        others.forEach((other) => other?.write());
        return after;
      });
    },
    remove: async (id, only) => {
      const isOfPeople = OF_PEOPLE.includes(table);
      await prepared(table, ...(isOfPeople ? [ERASED] : []));
      await file.write((current) => {
        const record = only && find(current, own, id)?.record;
        if (only && !(record && only(record))) return;
        const { changes } = current.table(table).delete.run(id);
        current.table(table).counted.clear();
        noteReadable(table, id);
        if (isOfPeople && changes) listErased(current, table, id);
      });
      if (isOfPeople) file.emptyLogSoon();
    },
    list: ({ limit, mayFit, ...from }) =>
      file.attempt((current): Page<R> => {
        const { list, listOldest } = current.table(table);
        const isNewestFirst = "before" in from;
        const { at, id } = isNewestFirst ? (from.before ?? NEWEST) : (from.after ?? OLDEST);
        const rows = (isNewestFirst ? list : listOldest).all(at, id, limit);
        return pageOf(rows, limit, cursorOf, mayFit);
      }),
    listDue: ({ by = "dueAt", now, after, limit }) =>
      file.attempt((current): Page<R> => {
        const { at, id } = after ?? FIRST_DUE;
        return pageOf(current.table(table).due(by).all(at, id, now, limit), limit, dueCursorOf);
      }),
    countDue: ({ by, now }) =>
      file.attempt((current) =>
        Number(current.table(table).countDue(by).get(now, Date.now())!.number),
      ),
    count: (key) => file.attempt((current) => countOf(current, table, key)),
    close: file.close,
  };
};
