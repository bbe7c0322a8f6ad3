import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf, makeFile, SQLITE } from "./sqlite-code.ts";
import { env } from "../core/env.ts";
import { errorMessage } from "../core/error-text.ts";
import { log } from "../core/log.ts";
import { singleton } from "../core/singleton.ts";

const PAUSE_MS = 100;

/** The path of the lock file: empty, beside the database, and never deleted. */
export const lockPathOf = (databasePath: string): string => `${databasePath}.lock`;

/** Takes a server's lock on its database within `waitMs`; resolves to its release, null: another has it. May reject. */
export const takeServerLock = async (
  databasePath: string,
  waitMs: number,
  onWait: () => void = () => undefined,
): Promise<(() => void) | null> => {
  const path = lockPathOf(databasePath);
  makeFile(path);
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
