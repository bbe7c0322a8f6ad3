import { existsSync, readdirSync, renameSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamage } from "./sqlite-code";

/** The log first: after a crash in between, the next start still finds the damaged file. */
const PARTS = ["-wal", "-shm", ""];
const MARK = ".damaged-";

/** Whether SQLite itself reports damage; a file that is locked, forbidden or on a failing disk is not damaged. */
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

/** Renames a damaged database before it is opened (docs/product/data.md#r15). Throws like fs. */
export const setDamagedAside = (path: string, now: Date): boolean => {
  if (!existsSync(path) || !isDamaged(path)) return false;
  const aside = path + MARK + now.toISOString().replaceAll(/[:.]/g, "-");
  for (const part of PARTS) if (existsSync(path + part)) renameSync(path + part, aside + part);
  return true;
};

/** Whether a database that was set aside is still in this one's folder. */
export const isDamagedAside = (path: string): boolean => {
  try {
    return readdirSync(dirname(path)).some((name) => name.startsWith(basename(path) + MARK));
  } catch {
    return false; // no folder yet; any other problem the store itself will find
  }
};
