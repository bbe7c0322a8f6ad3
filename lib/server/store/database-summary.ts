import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/** What is in a database. `id`: made with it and kept by its copies; 0: from before 1.1.0. */
export type DatabaseSummary = { id: number; leads: number; visitors: number };

/** How long to wait for a lock that a server holds briefly, in ms. */
const LOCKED_MS = 5_000;

export const tablesIn = (db: DatabaseSync): string[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => String(name));

/** The id of an open database. */
export const idOf = (db: DatabaseSync): number =>
  Number(db.prepare("PRAGMA application_id").get()!["application_id"]);

/** The summary of an open database. */
export const summaryOf = (db: DatabaseSync): DatabaseSummary => {
  const tables = tablesIn(db);
  const count = (name: string) =>
    tables.includes(name)
      ? Number(db.prepare(`SELECT count(*) AS n FROM "${name}"`).get()!["n"])
      : 0;
  return { id: idOf(db), leads: count("leads"), visitors: count("users") };
};

/** Whether two databases are known to be different ones: neither is a copy of the other. */
export const areDifferent = (a: DatabaseSummary, b: DatabaseSummary): boolean =>
  a.id !== 0 && b.id !== 0 && a.id !== b.id;

/** Calls `work` with a database that may be in use, opened for reading. Throws what SQLite throws. */
export const reading = <T>(path: string | URL, work: (db: DatabaseSync) => T): T => {
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
  const asItIs = pathToFileURL(path);
  asItIs.searchParams.set("immutable", "1");
  return reading(asItIs, work);
};

/** The summary of a copy. Throws for a file that is not a database, or one without a collection. */
export const summaryOfCopy = (path: string): DatabaseSummary =>
  readingCopy(path, (db) => {
    if (tablesIn(db).length === 0) throw new Error(`${path} holds no collection`);
    return summaryOf(db);
  });
