import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { readable } from "./readable";
import { changed, type Kept, type Parse, type Store, storeError, StoreUnavailable } from "./store";

/** How long a call waits for another process's lock. It waits outside of SQLite: the event loop stays free. */
const BUSY_TIMEOUT_MS = 2_000;
const BUSY_PAUSE_MS = 10;
const SQLITE_BUSY = 5;
const SCHEMA_VERSION = 1;

type Connection = {
  db: DatabaseSync;
  inode: number;
  select: StatementSync;
  upsert: StatementSync;
  delete: StatementSync;
};

const connect = (path: string, table: string): Connection => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600)); // SQLite gives its -wal and -shm files the same mode
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    const version = db.prepare("PRAGMA user_version").get()?.user_version;
    if (Number(version) > SCHEMA_VERSION) throw new Error(`Schema ${version} is newer than we are`);
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS "${table}" (id TEXT PRIMARY KEY, record TEXT NOT NULL,
        created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT;
      PRAGMA user_version = ${SCHEMA_VERSION};`);
    return {
      db,
      inode: statSync(path).ino,
      select: db.prepare(`SELECT record, created_at, updated_at FROM "${table}" WHERE id = ?`),
      upsert: db.prepare(`INSERT INTO "${table}" VALUES (?1, ?2, ?3, ?3) ON CONFLICT (id)
        DO UPDATE SET record = excluded.record, updated_at = excluded.updated_at`),
      delete: db.prepare(`DELETE FROM "${table}" WHERE id = ?`),
    };
  } catch (error) {
    db.close();
    throw error;
  }
};

const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/**
 * One collection in an SQLite file of mode 0600, opened on first use and again after a failure. Each write is
 * committed and synced to disk before its promise resolves (WAL, synchronous=FULL; security.md R1, R2).
 */
export const sqliteStore = <R extends object>(
  path: string,
  table: string,
  parse: Parse<R>,
): Store<R> => {
  let open: Connection | undefined;
  const close = () => {
    const last = open;
    open = undefined;
    last?.db.close();
  };
  const connection = () => {
    open ??= connect(path, table);
    // A deleted or exchanged file would swallow every write from here on.
    if (statSync(path, { throwIfNoEntry: false })?.ino !== open.inode)
      throw new Error("The database file was removed or exchanged");
    return open;
  };
  const attempt = async <T>(work: (connection: Connection) => T): Promise<T> => {
    for (const end = performance.now() + BUSY_TIMEOUT_MS; ; await sleep(BUSY_PAUSE_MS))
      try {
        return work(connection());
      } catch (error) {
        if (isBusy(error) && performance.now() < end) continue;
        const meaning = storeError(error);
        if (meaning instanceof StoreUnavailable) close();
        throw meaning;
      }
  };
  const find = ({ select }: Connection, id: string) => {
    const row = select.get(id);
    const record = row && readable(table, id, parse, () => JSON.parse(String(row.record)));
    return row && record ? { row, record } : null;
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
  return {
    read: (id) =>
      attempt((current): Kept<R> | null => {
        const found = find(current, id);
        return (
          found && {
            ...found.record,
            createdAt: Number(found.row.created_at),
            updatedAt: Number(found.row.updated_at),
          }
        );
      }),
    update: (id, change) =>
      attempt((current) =>
        transaction(current, () => {
          const before = find(current, id)?.record ?? null;
          const after = changed(change, before);
          if (after && after !== before) current.upsert.run(id, JSON.stringify(after), Date.now());
          return after;
        }),
      ),
    remove: (id) => attempt((current) => void current.delete.run(id)),
    close,
  };
};
