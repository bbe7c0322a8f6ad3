import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

const SCHEMA_VERSION = 1;

export type Connection = {
  db: DatabaseSync;
  inode: number;
  select: StatementSync;
  upsert: StatementSync;
  delete: StatementSync;
};

/**
 * Opens an SQLite file, made with mode 0600 where it is missing (its directory 0700), with the table for one
 * collection. Throws what the file system or SQLite throws, and for a file of a later schema. It never waits for
 * a lock: that would hold up every other request.
 */
export const connect = (path: string, table: string): Connection => {
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
