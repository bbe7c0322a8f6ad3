import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf, SQLITE } from "./sqlite-code.ts";

const PAUSE_MS = 100;

/** The path of the lock file: empty, beside the database, and never deleted. */
export const lockPathOf = (databasePath: string): string => `${databasePath}.lock`;

/**
 * Takes the lock that a server holds on its database while it runs: an SQLite transaction on a separate file, which the
 * system ends with the process, also after a kill. Waits up to `waitMs` for another process to end (`onWait` is called
 * once, if it has to). Resolves to a function that releases the lock, or to null when the other process still holds it.
 * Rejects with what the file system or SQLite throws when there can be no lock file.
 */
export const takeServerLock = async (
  databasePath: string,
  waitMs: number,
  onWait: () => void = () => undefined,
): Promise<(() => void) | null> => {
  const path = lockPathOf(databasePath);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, "ax", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const db = new DatabaseSync(path, { timeout: 0 });
  const end = performance.now() + waitMs;
  for (let tries = 0; ; tries++)
    try {
      db.exec("BEGIN EXCLUSIVE");
      return () => db.close();
    } catch (error) {
      const isHeld = codeOf(error) === SQLITE.busy;
      if (!isHeld || performance.now() >= end) db.close();
      if (!isHeld) throw error;
      if (performance.now() >= end) return null;
      if (tries === 0) onWait();
      await sleep(PAUSE_MS);
    }
};
