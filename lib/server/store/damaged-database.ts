import { execFile } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamage } from "./sqlite-code";

/** The log first: should we end in between, the next start finds the damaged file again, and no log without a file. */
const PARTS = ["-wal", "-shm", ""];
const MARK = ".damaged-";
/** Beside a database in which damage was seen: the next start looks at the whole file, however large. */
const SUSPECT = ".suspect";
/** To look at a whole file of so many bytes takes a third of a second from memory: a start has no more time. */
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

/** SQLite's own word; a file that is locked, forbidden or on a failing disk is not called damaged. */
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

/** Has the next start look at the whole file. Rejects nothing: then it looks at a part of it. */
export const markSuspect = (path: string): void => {
  try {
    writeFileSync(path + SUSPECT, "", { mode: 0o600 });
  } catch {
    // The disk is full or read-only: damage is in the log, and /api/ready says so.
  }
};

/**
 * Moves a damaged database aside as `….damaged-<time>`, whole, for somebody to recover what is in it; the store then
 * begins a new one. Says whether it did. To be called before the store opens the file (docs/product.md#r15). Of a file of
 * more than `largeBytes` it looks at a part, unless damage was seen in it: `isDamagedAtLength` looks at the rest later.
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
 * Whether the whole of a file that was too large for the start is damaged; another process reads it, so that this one
 * goes on. False where that process cannot say.
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

/** Whether a database that was set aside is still beside this one. */
export const isDamagedAside = (path: string): boolean => {
  try {
    return readdirSync(dirname(path)).some((name) => name.startsWith(basename(path) + MARK));
  } catch {
    return false; // there is nothing yet, or what is wrong here the store will find
  }
};
