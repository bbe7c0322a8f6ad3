import { existsSync, readdirSync } from "node:fs";
import { stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { erasedKeptMs } from "@/lib/domain/leads/retention";
import { ERASED, erasedName, OF_PEOPLE } from "@/lib/server/store/erased";
import { connect, type Connection } from "@/lib/server/store/sqlite-connection";
import { readingCopy, synced, tablesIn } from "./copied-database";

/** The time of each record's erasure, in epoch ms, by its name in the list. */
export type Erasures = Map<string, number>;

const listIn = (db: DatabaseSync): Erasures => {
  if (!tablesIn(db).includes(ERASED)) return new Map();
  const rows = db.prepare(`SELECT id, updated_at FROM ${ERASED}`).all();
  return new Map(rows.map(({ id, updated_at: at }) => [String(id), Number(at)]));
};

/** The earlier databases in the same folder, named `….before-<time>` and `….damaged-<time>`. */
export const databasesBeside = (path: string): string[] => {
  const folder = dirname(path);
  const isAside = (name: string) =>
    [".before-", ".damaged-"].some((mark) => name.startsWith(basename(path) + mark)) &&
    !/-(wal|shm)$/.test(name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isAside)
    .map((name) => join(folder, name));
};

/**
 * The erasures listed in a database and in those beside it, and which of them could not be read: a restore puts a
 * database aside, with the erasures recorded in it. `read` opens the database itself.
 */
export const listedErasures = (
  path: string,
  read: typeof readingCopy = readingCopy,
): { erasures: Erasures; unread: string[] } => {
  const erasures: Erasures = new Map();
  const unread: string[] = [];
  for (const file of [path, ...databasesBeside(path)])
    try {
      if (!existsSync(file)) continue;
      for (const [id, at] of (file === path ? read : readingCopy)(file, listIn))
        erasures.set(id, Math.max(at, erasures.get(id) ?? 0));
    } catch {
      unread.push(file);
    }
  return { erasures, unread };
};

/**
 * The records of a copy that were erased later. An erasure that the copy lists itself was done before the copy was
 * made: its record, if there is one, belongs to a person who returned. Throws for a file that is no database of ours.
 */
const erasedSince = (db: DatabaseSync, erasures: Erasures): { name: string; id: string }[] => {
  const collections = tablesIn(db);
  if (collections.length === 0) throw new Error("holds no collection");
  const applied = listIn(db);
  return OF_PEOPLE.filter((name) => collections.includes(name)).flatMap((name) =>
    db
      .prepare(`SELECT id, created_at FROM "${name}"`)
      .all()
      .filter(({ id, created_at: madeAt }) => {
        const listed = erasedName(name, String(id));
        const at = erasures.get(listed) ?? 0;
        return at > (applied.get(listed) ?? 0) && Number(madeAt) <= at;
      })
      .map(({ id }) => ({ name, id: String(id) })),
  );
};

/** Changes a copy in one transaction, and leaves one file. */
const changing = async (path: string, change: (connection: Connection) => void): Promise<void> => {
  const connection = connect(path);
  const { db } = connection;
  try {
    connection.table(ERASED);
    db.exec("BEGIN IMMEDIATE");
    change(connection);
    db.exec("COMMIT; VACUUM; PRAGMA journal_mode = DELETE");
  } finally {
    db.close();
  }
  await synced(path);
};

/**
 * Deletes from a copy the records that were erased since it was made; the file keeps no trace of them. Resolves to
 * their number. The file's time stays, because copies are deleted by age. Rejects with what SQLite throws.
 */
export const eraseFromCopy = async (path: string, erasures: Erasures): Promise<number> => {
  const { atime, mtime } = await stat(path);
  const found = readingCopy(path, (db) => erasedSince(db, erasures));
  if (found.length === 0) return 0;
  await changing(path, ({ table }) => {
    for (const { name, id } of found) table(name).delete.run(id);
  });
  await utimes(path, atime, mtime);
  return found.length;
};

/** Adds erasures to the list in a copy. Rejects with what SQLite throws. */
export const listErasuresIn = (path: string, erasures: Erasures): Promise<void> =>
  changing(path, ({ db, table }) => {
    const known = listIn(db);
    for (const [id, at] of erasures)
      if ((known.get(id) ?? 0) < at) table(ERASED).upsert.run(id, "{}", at, at + erasedKeptMs());
  });
