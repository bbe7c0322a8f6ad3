import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf, SQLITE } from "./sqlite-code.ts";
import { env } from "../core/env.ts";
import { errorMessage } from "../core/error-text.ts";
import { log } from "../core/log.ts";
import { singleton } from "../core/singleton.ts";

const PAUSE_MS = 100;

/** The path of the lock file: empty, beside the database, and never deleted. */
export const lockPathOf = (databasePath: string): string => `${databasePath}.lock`;

/**
 * Takes the lock of a server on its database, an SQLite transaction on a separate file; waits up to
 * `waitMs`. Resolves to its release, or null: another has it. Rejects like fs and SQLite.
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

/** A stopping server takes up to 10 s for requests under way; its container may take longer to disappear. */
const WAIT_MS = 30_000;

/** A reference for the life of the process: without it the garbage collector would close the lock's connection. */
const held = singleton("serverLock", (): { release?: () => void } => ({}));

/** Resolves once this is the only server on its SQLite database; after `waitMs` it exits with 1. */
export const becomeOnlyServer = async (waitMs = WAIT_MS): Promise<void> => {
  const { store, sqlitePath } = env();
  if (store !== "sqlite") return;
  const onWait = () =>
    log.warn({ event: "waiting for another server to end", database: sqlitePath });
  try {
    const release = await takeServerLock(sqlitePath, waitMs, onWait);
    if (release) held().release = release;
    else {
      const event = "another server uses this database";
      const todo = "Stop it first: SQLite takes one server at a time";
      log.fatal({ event, database: sqlitePath, todo });
      process.exit(1);
    }
  } catch (error) {
    log.error({ event: "no server lock", reason: errorMessage(error) });
  }
};
