import { setTimeout as sleep } from "node:timers/promises";
import { knownTimeIn } from "./believed-clock";
import { type Connection, keepKnownTime } from "./sqlite-connection";
import { sqliteFile } from "./sqlite-file";

/** The most rows that one step deletes, so that no visitor waits for a long cleaning. */
const STEP_ROWS = 100;
/** The pause between two steps, in ms, for requests that need the disk and the event loop. */
const PAUSE_MS = 20;
/** Tables with this column are collections; those of SQLite or of a later version may have none. */
const COLLECTIONS = `SELECT name FROM sqlite_schema AS s WHERE type = 'table'
  AND EXISTS (SELECT 1 FROM pragma_table_info(s.name) WHERE name = 'expires_at')`;

const believes = ({ db, clock }: Connection): boolean => {
  const stored = knownTimeIn(db);
  // `npm run doctor` has compared the clock since.
  if (stored !== null && stored !== clock.knownAt()) clock.learn(stored);
  return clock.isBelieved();
};

/** Whether the clock may delete rows of this file. Rejects with StoreUnavailable. */
export const isClockBelieved = (path: string): Promise<boolean> =>
  sqliteFile(path).attempt(believes);

/** Takes the clock as right from now on, since it was compared with another one. Rejects with StoreUnavailable. */
export const confirmClock = async (path: string): Promise<void> => {
  const file = sqliteFile(path);
  const now = Date.now();
  await file.write(({ table }) => keepKnownTime(table("probes"), now));
  await file.attempt(believes);
};

/** Deletes expired rows; resolves to their number, null: clock not believed. May reject. */
export const sweepFile = async (path: string, signal?: AbortSignal): Promise<number | null> => {
  const file = sqliteFile(path);
  if (!(await isClockBelieved(path))) return null;
  const now = Date.now();
  const names = await file.attempt(({ db }) =>
    db
      .prepare(COLLECTIONS)
      .all()
      .map(({ name }) => String(name)),
  );
  let swept = 0;
  for (const name of names) {
    // Rows from a time when the clock was ahead are kept as if they had been written now.
    await file.write(({ db }) =>
      db
        .prepare(
          `UPDATE "${name}" SET created_at = min(created_at, ?1), updated_at = ?1,
            expires_at = ?1 + expires_at - updated_at WHERE updated_at > ?1`,
        )
        .run(now),
    );
    for (let deleted = STEP_ROWS; deleted === STEP_ROWS && !signal?.aborted;) {
      deleted = await file.write(({ db }) =>
        Number(
          db
            .prepare(
              `DELETE FROM "${name}" WHERE id IN
                (SELECT id FROM "${name}" WHERE expires_at <= ? LIMIT ${STEP_ROWS})`,
            )
            .run(now).changes,
        ),
      );
      swept += deleted;
      await sleep(PAUSE_MS);
    }
  }
  await confirmClock(path);
  file.emptyLogSoon();
  return swept;
};
