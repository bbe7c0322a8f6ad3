import { randomInt } from "node:crypto";
import { statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
  type BelievedClock,
  createClock,
  knownTimeIn,
  KNOWN_TIME_ID,
  newestWriteIn,
} from "./believed-clock";
import { idOf } from "./database-summary";
import { inTransaction, makeFile } from "./sqlite-code";
import { prepareWords, type Words } from "./sqlite-words";

const SCHEMA_VERSION = 2;
/** SQLite keeps an id of 31 bits in the header of the file. */
const MOST_ID = 2 ** 31;

const makeTable = (db: DatabaseSync, table: string) => {
  db.exec(`CREATE TABLE IF NOT EXISTS "${table}" (id TEXT PRIMARY KEY, record TEXT NOT NULL,
      created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, expires_at INTEGER) STRICT;
    CREATE INDEX IF NOT EXISTS "${table}_expires" ON "${table}" (expires_at)
      WHERE expires_at IS NOT NULL;
    CREATE INDEX IF NOT EXISTS "${table}_created" ON "${table}" (created_at, id)`);
  let words: Words | undefined;
  return {
    /** The index of the rows' words, made at its first use. */
    words: (): Words => {
      const made = words ?? prepareWords(db, table);
      if (!db.isTransaction) words = made;
      return made;
    },
    select: db.prepare(`SELECT record, created_at, updated_at FROM "${table}"
      WHERE id = ?1 AND (expires_at IS NULL OR expires_at > ?2)`),
    /** The newest rows before a cursor. */
    list: db.prepare(`SELECT id, record, created_at, updated_at, expires_at FROM "${table}"
      WHERE (created_at, id) < (?1, ?2) ORDER BY created_at DESC, id DESC LIMIT ?3`),
    /** Its last parameter is 1 for a row that takes the place of an expired one. */
    upsert: db.prepare(`INSERT INTO "${table}" VALUES (?1, ?2, ?3, ?3, ?4) ON CONFLICT (id)
      DO UPDATE SET record = excluded.record, updated_at = excluded.updated_at,
        created_at = iif(?5, ?3, created_at), expires_at = excluded.expires_at`),
    delete: db.prepare(`DELETE FROM "${table}" WHERE id = ?`),
  };
};

type Table = ReturnType<typeof makeTable>;

export type Connection = {
  db: DatabaseSync;
  inode: number;
  clock: BelievedClock;
  /** A collection's table, made at first use: before a transaction, since a rollback removes it. */
  table: (name: string) => Table;
  /** A statement, made at its first use, after the index that it needs. */
  prepared: (sql: string, index: string) => StatementSync;
};

/** Stores a time as the last known one, epoch ms; the first parameter is the table `probes`. */
export const keepKnownTime = ({ upsert }: Table, at: number): void =>
  void upsert.run(KNOWN_TIME_ID, JSON.stringify({ at }), at, null, 0);

const versionOf = (db: DatabaseSync) =>
  Number(db.prepare("PRAGMA user_version").get()?.user_version);

/** Marks a file with schema, id, time; returns the last known time. Throws for other schemas. */
const prepareFile = (db: DatabaseSync): number => {
  const known = versionOf(db) === SCHEMA_VERSION && idOf(db) !== 0 ? knownTimeIn(db) : null;
  if (known !== null) return known;
  return inTransaction(db, () => {
    const version = versionOf(db); // another process may have prepared it just now
    if (version !== 0 && version !== SCHEMA_VERSION)
      throw new Error(`Schema ${version} is not ours, which is ${SCHEMA_VERSION}`);
    if (idOf(db) === 0) db.exec(`PRAGMA application_id = ${randomInt(1, MOST_ID)}`);
    const at = knownTimeIn(db) ?? newestWriteIn(db) ?? Date.now();
    keepKnownTime(makeTable(db, "probes"), at);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    return at;
  });
};

/** Opens or makes a file, without waiting for locks. Throws like fs, SQLite; for other schemas. */
export const connect = (path: string, clock?: BelievedClock): Connection => {
  makeFile(path);
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    // secure_delete overwrites deleted data, in its page and in free pages, so that later copies of the file do not
    // contain it.
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    const knownAt = prepareFile(db);
    const tables = new Map<string, Table>();
    const table = (name: string) => {
      const known = tables.get(name) ?? makeTable(db, name);
      if (!db.isTransaction) tables.set(name, known);
      return known;
    };
    const statements = new Map<string, StatementSync>();
    const prepared = (sql: string, index: string) => {
      const known = statements.get(sql);
      if (known) return known;
      db.exec(index);
      const statement = db.prepare(sql);
      statements.set(sql, statement);
      return statement;
    };
    return { db, inode: statSync(path).ino, clock: clock ?? createClock(knownAt), table, prepared };
  } catch (error) {
    db.close();
    throw error;
  }
};
