import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isNativeError } from "node:util/types";
import { inGroups } from "./in-groups";
import { find, parsed, planned, type Row } from "./sqlite-change";
import { connect, type Connection } from "./sqlite-connection";
import {
  type Collection,
  FOR_EVER,
  type Kept,
  type KeptFor,
  ofChange,
  type Page,
  type Parse,
  type Place,
  type Store,
  storeError,
  StoreUnavailable,
} from "./store";

/** How long a call waits for another process's lock. It waits outside of SQLite: the event loop stays free. */
const BUSY_TIMEOUT_MS = 2_000;
const BUSY_PAUSE_MS = 10;
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** Before it stands everything. */
const NEWEST: Place = { at: Number.MAX_SAFE_INTEGER, id: "" };

const placeOf = ({ created_at, id }: Row): Place => ({ at: Number(created_at), id: String(id) });
const timesOf = ({ created_at, updated_at }: Row) => ({
  createdAt: Number(created_at),
  updatedAt: Number(updated_at),
});

/** SQLite's primary result code, or 0 for an error of another kind. */
const codeOf = (error: unknown): number =>
  isNativeError(error) && "errcode" in error ? Number(error.errcode) & 0xff : 0;

const isLocked = (error: unknown): boolean =>
  error instanceof StoreUnavailable && codeOf(error.cause) === SQLITE_BUSY;

/**
 * One collection in an SQLite file of mode 0600, opened on first use and again after a failure. Each write is
 * committed and synced to disk before its promise resolves (WAL, synchronous=FULL; security.md R1, R2), together with
 * those that came at the same time, and deletes a few rows whose time is over.
 */
export const sqliteStore = <R extends object>(
  path: string,
  table: string,
  parse: Parse<R>,
  keptFor: KeptFor<R> = FOR_EVER,
): Store<R> => {
  const own: Collection<R> = { name: table, parse, keptFor };
  let open: Connection | undefined;
  const close = () => {
    const last = open;
    open = undefined;
    last?.db.close();
  };
  const connection = () => {
    open ??= connect(path);
    // A deleted or exchanged file would swallow every write from here on.
    if (statSync(path, { throwIfNoEntry: false })?.ino !== open.inode)
      throw new Error("The database file was removed or exchanged");
    open.table(table);
    return open;
  };
  const attempt = async <T>(work: (connection: Connection) => T): Promise<T> => {
    for (const end = performance.now() + BUSY_TIMEOUT_MS; ; await sleep(BUSY_PAUSE_MS))
      try {
        return work(connection());
      } catch (error) {
        const code = codeOf(error);
        if (code === SQLITE_BUSY && performance.now() < end) continue;
        const meaning = storeError(error);
        // Locked or full, the connection can still read; after any other failure only a new one may work.
        if (meaning instanceof StoreUnavailable && code !== SQLITE_BUSY && code !== SQLITE_FULL)
          close();
        throw meaning;
      }
  };
  const recordIn = (row: Row): Kept<R> | null => {
    const record = parsed(own, String(row.id), row);
    return record && { ...record, ...timesOf(row) };
  };
  const transaction = <T>(current: Connection, work: () => T): T => {
    current.db.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      current.db.exec("COMMIT");
      return result;
    } catch (error) {
      if (current.db.isTransaction) current.db.exec("ROLLBACK");
      throw error;
    }
  };
  const write = inGroups<Connection>(
    (work) => attempt((current) => transaction(current, () => work(current))),
    isLocked,
  );
  return {
    read: (id) =>
      attempt((current): Kept<R> | null => {
        const found = find(current, own, id);
        return found && { ...found.record, ...timesOf(found.row) };
      }),
    update: async (id, change, beside) => {
      if (beside) await attempt((current) => current.table(beside.collection.name));
      return write((current) => {
        const { before, after, isNew, write } = planned(current, own, id, change);
        const also = beside && after && isNew ? ofChange(() => beside.of(before, after)) : null;
        const other =
          beside && also ? planned(current, beside.collection, also.id, also.change) : null;
        write();
        other?.write();
        return after;
      });
    },
    remove: (id, only) =>
      write((current) => {
        const record = only && find(current, own, id)?.record;
        if (!only || (record && only(record))) current.table(table).delete.run(id);
      }),
    list: ({ before, limit }) =>
      attempt((current): Page<R> => {
        const { at, id } = before ?? NEWEST;
        const found = current.table(table).list.all(at, id, limit);
        const now = Date.now();
        const rows = found.flatMap((row) => {
          const isOver = row.expires_at !== null && Number(row.expires_at) <= now;
          const record = isOver ? null : recordIn(row);
          return record ? [{ place: placeOf(row), record }] : [];
        });
        return { rows, next: found.length === limit ? placeOf(found.at(-1)!) : null };
      }),
    close,
  };
};
