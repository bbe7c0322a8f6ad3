import { env } from "../core/env.ts";
import { errorMessage } from "../core/error-text.ts";
import { log } from "../core/log.ts";
import { singleton } from "../core/singleton.ts";
import { takeServerLock } from "./server-lock.ts";

/** A stopping server takes up to 10 s for requests under way; its container may take longer to disappear. */
const WAIT_MS = 30_000;

/** A reference for the life of the process: without it the garbage collector would close the lock's connection. */
const held = singleton("serverLock", (): { release?: () => void } => ({}));

/**
 * Resolves once this process is the only server on its SQLite database: at once, or when another one has ended within
 * 30 s. Otherwise it ends the process with exit code 1. With Firestore it resolves at once. Where no lock can be made
 * (a folder without write permission), it logs that and resolves: the store will answer 503.
 */
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
