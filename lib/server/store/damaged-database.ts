import { existsSync, readdirSync, renameSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamage } from "./sqlite-code";

/** The log first: should we end in between, the next start finds the damaged file again, and no log without a file. */
const PARTS = ["-wal", "-shm", ""];
const MARK = ".damaged-";

/** SQLite's own word; a file that is locked, forbidden or on a failing disk is not called damaged. */
const isDamaged = (path: string): boolean => {
  try {
    const db = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    try {
      return db.prepare("PRAGMA quick_check(1)").get()?.quick_check !== "ok";
    } finally {
      db.close();
    }
  } catch (error) {
    return isDamage(error);
  }
};

/**
 * Moves a damaged database aside as `….damaged-<time>`, whole, for somebody to recover what is in it; the store then
 * begins a new one. Says whether it did. To be called before the store opens the file (security.md R15). Throws
 * what the file system throws.
 */
export const setDamagedAside = (path: string, now: Date): boolean => {
  if (!existsSync(path) || !isDamaged(path)) return false;
  const aside = path + MARK + now.toISOString().replaceAll(/[:.]/g, "-");
  for (const part of PARTS) if (existsSync(path + part)) renameSync(path + part, aside + part);
  return true;
};

/** Whether a damaged database still lies beside this one. */
export const isDamagedAside = (path: string): boolean => {
  try {
    return readdirSync(dirname(path)).some((name) => name.startsWith(basename(path) + MARK));
  } catch {
    return false; // there is nothing yet, or what is wrong here the store will find
  }
};
