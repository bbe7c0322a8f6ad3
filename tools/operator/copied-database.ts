import { existsSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/** Files beside a database: its write-ahead log and the index of that. */
export const COMPANIONS = ["-wal", "-shm"];
/** How long to wait for a lock that a server holds briefly, in ms. */
const LOCKED_MS = 5_000;

/** The URL with which SQLite opens a file read-only, without making companions beside it. */
const asItIs = (path: string): URL => {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return url;
};

/** Calls `work` with a database that may be in use, opened for reading. */
export const reading = <T>(path: string, work: (db: DatabaseSync) => T): T => {
  const db = new DatabaseSync(path, { readOnly: true, timeout: LOCKED_MS });
  try {
    return work(db);
  } finally {
    db.close();
  }
};

/** Calls `work` with a copy that nobody writes to, opened for reading; leaves no file beside it. */
export const readingCopy = <T>(path: string, work: (db: DatabaseSync) => T): T => {
  const hasLog = (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (hasLog) return reading(path, work);
  const db = new DatabaseSync(asItIs(path), { readOnly: true });
  try {
    return work(db);
  } finally {
    db.close();
  }
};

export const tablesIn = (db: DatabaseSync): string[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => String(name));

/** The number of records in each collection of a copy. Throws for a file that is missing, damaged or not ours. */
export const countRecords = (path: string): Record<string, number> => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}`);
  return readingCopy(path, (db) => {
    const found = db.prepare("PRAGMA integrity_check").all();
    if (found.length !== 1 || found[0]?.integrity_check !== "ok")
      throw new Error(`${path} is damaged`);
    const tables = tablesIn(db);
    if (tables.length === 0) throw new Error(`${path} holds no collection`);
    const count = (name: string) => db.prepare(`SELECT count(*) AS n FROM "${name}"`).get()!.n;
    return Object.fromEntries(tables.map((name) => [name, Number(count(name))]));
  });
};

/** Flushes a file or a folder to disk. */
export const synced = async (path: string): Promise<void> => {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
};
