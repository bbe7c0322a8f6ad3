import { execFile } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamage } from "./sqlite-code";

/**
 * The write-ahead log first: after a crash in between, the next start still finds the damaged file, and no log is left
 * without its file.
 */
const PARTS = ["-wal", "-shm", ""];
const MARK = ".damaged-";
/**
 * The suffix of a marker file beside a database in which damage was seen: the next start checks the whole file, however
 * large.
 */
const SUSPECT = ".suspect";
/** Checking a file of this many bytes takes a third of a second from memory: a start must not take longer. */
const LARGE_BYTES = 128 * 1024 * 1024;

const CHECK = "PRAGMA quick_check(1)";

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Reads the schema and both ends of every table and index; the file has to be as long as its header says. */
const looksSound = (db: DatabaseSync, path: string): boolean => {
  const valueOf = (name: string) => Number(db.prepare(`PRAGMA ${name}`).get()![name]);
  if (sizeOf(`${path}-wal`) === 0 && sizeOf(path) < valueOf("page_count") * valueOf("page_size"))
    return false;
  for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()) {
    db.prepare(`SELECT * FROM "${name}" ORDER BY rowid LIMIT 1`).get();
    db.prepare(`SELECT * FROM "${name}" ORDER BY rowid DESC LIMIT 1`).get();
  }
  return true;
};

/** Whether SQLite itself reports damage; a file that is locked, forbidden or on a failing disk is not damaged. */
const isDamaged = (path: string, largeBytes: number): boolean => {
  const isQuick = sizeOf(path) > largeBytes && !existsSync(path + SUSPECT);
  try {
    const db = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    try {
      if (isQuick && looksSound(db, path)) return false;
      return db.prepare(CHECK).get()?.quick_check !== "ok";
    } finally {
      db.close();
    }
  } catch (error) {
    return isDamage(error);
  }
};

/** Makes the next start check the whole file. Never throws: if it fails, that start checks a part of the file. */
export const markSuspect = (path: string): void => {
  try {
    writeFileSync(path + SUSPECT, "", { mode: 0o600 });
  } catch {
    // The disk is full or read-only: the damage is in the log, and /api/ready reports it.
  }
};

/**
 * Renames a damaged database to `….damaged-<time>`, so that its data can be recovered; the store then creates a new
 * one. Returns whether it did. Must be called before the store opens the file (docs/product/data.md#r15). Of a file of more
 * than `largeBytes` it checks only a part, unless damage was seen in it: `isDamagedAtLength` checks the rest later.
 * Throws what the file system throws.
 */
export const setDamagedAside = (path: string, now: Date, largeBytes = LARGE_BYTES): boolean => {
  if (!existsSync(path)) return false;
  const found = isDamaged(path, largeBytes);
  rmSync(path + SUSPECT, { force: true });
  if (!found) return false;
  const aside = path + MARK + now.toISOString().replaceAll(/[:.]/g, "-");
  for (const part of PARTS) if (existsSync(path + part)) renameSync(path + part, aside + part);
  return true;
};

/**
 * Checks the whole of a file that was too large to check at the start, in another process, so that this one stays
 * responsive. Resolves to whether it is damaged; false where that process fails.
 */
export const isDamagedAtLength = (path: string, largeBytes = LARGE_BYTES): Promise<boolean> => {
  if (sizeOf(path) <= largeBytes) return Promise.resolve(false);
  const script = `const db = new (require("node:sqlite").DatabaseSync)(process.argv[1], { readOnly: true });
    let found; try { found = db.prepare("${CHECK}").get().quick_check; } catch (error) {
      found = [11, 26].includes(error.errcode & 0xff) ? "damaged" : "ok"; }
    console.log(found);`;
  return new Promise((resolve) =>
    execFile(process.execPath, ["-e", script, path], (error, said) =>
      resolve(!error && said.trim() !== "ok"),
    ),
  );
};

/** Whether a database that was set aside is still in this one's folder. */
export const isDamagedAside = (path: string): boolean => {
  try {
    return readdirSync(dirname(path)).some((name) => name.startsWith(basename(path) + MARK));
  } catch {
    return false; // no folder yet; any other problem the store itself will find
  }
};
