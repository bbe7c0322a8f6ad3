import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** Beside a database of ours: what is not in the file itself yet, and the index of that. */
const COMPANIONS = ["-wal", "-shm"];

const withDatabase = <T>(path: string, readOnly: boolean, work: (db: DatabaseSync) => T): T => {
  const db = new DatabaseSync(path, { readOnly, timeout: 0 });
  try {
    return work(db);
  } finally {
    db.close();
  }
};

const synced = async (path: string) => {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
};

/** How many records each collection of a database file holds. Throws for a file that is damaged or not ours. */
export const countRecords = (path: string): Record<string, number> =>
  withDatabase(path, true, (db) => {
    const found = db.prepare("PRAGMA integrity_check").all();
    if (found.length !== 1 || found[0]?.integrity_check !== "ok")
      throw new Error(`${path} is damaged`);
    const tables = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all();
    if (tables.length === 0) throw new Error(`${path} holds no collection`);
    const count = (name: unknown) => db.prepare(`SELECT count(*) AS n FROM "${name}"`).get()!.n;
    return Object.fromEntries(tables.map(({ name }) => [String(name), Number(count(name))]));
  });

/**
 * Copies a database in use to a new file of mode 0600, as it is at one moment, and tells what is in the copy.
 * Throws when the target exists; a copy that was cut short never bears its name.
 */
export const backUp = async (from: string, to: string): Promise<Record<string, number>> => {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}`);
  if (existsSync(to)) throw new Error(`${to} exists already`);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const partial = `${to}.partial`;
  await rm(partial, { force: true });
  await (await open(partial, "w", 0o600)).close();
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(db, partial);
  } finally {
    db.close();
  }
  const counts = countRecords(partial);
  await synced(partial);
  await rename(partial, to);
  return counts;
};

/** A server keeps its database open; another one put in its place would lose what it is writing. */
const assertUnused = (path: string) => {
  try {
    withDatabase(path, false, (db) => db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"));
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5)
      throw new Error(`${path} is in use: stop the server first`, { cause: error });
    // Damaged as it may be, it is set aside whole.
  }
};

/**
 * Puts a copy in the place of a database that no server uses, and tells what is in it. What stood there is kept
 * beside it as `….before-<time>`. Throws before it changes anything when the copy is damaged.
 */
export const restore = async (from: string, to: string): Promise<Record<string, number>> => {
  const counts = countRecords(from);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  if (existsSync(to)) assertUnused(to);
  const arriving = `${to}.arriving`;
  await copyFile(from, arriving);
  await chmod(arriving, 0o600);
  await synced(arriving);
  const aside = `${to}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const part of [...COMPANIONS, ""])
    if (existsSync(to + part)) await rename(to + part, aside + part);
  await rename(arriving, to);
  await synced(dirname(to));
  return counts;
};
