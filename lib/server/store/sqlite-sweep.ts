import { setTimeout as sleep } from "node:timers/promises";
import { TIDY_ROWS } from "./sqlite-connection";
import { sqliteFile } from "./sqlite-file";

/** The pause between two steps, in ms, for requests that need the disk and the event loop. */
const PAUSE_MS = 20;
/** Tables with this column are collections; those of SQLite or of a later version may have none. */
const COLLECTIONS = `SELECT name FROM sqlite_schema AS s WHERE type = 'table'
  AND EXISTS (SELECT 1 FROM pragma_table_info(s.name) WHERE name = 'expires_at')`;

/**
 * Deletes the rows of all collections that expired before `now` (epoch ms), at most 100 in each step, and empties the
 * write-ahead log. Resolves to their number; a signal ends it early. Rejects with StoreUnavailable.
 */
export const sweepFile = async (
  path: string,
  now: number,
  signal?: AbortSignal,
): Promise<number> => {
  const file = sqliteFile(path);
  const names = await file.attempt(({ db }) =>
    db
      .prepare(COLLECTIONS)
      .all()
      .map(({ name }) => String(name)),
  );
  let swept = 0;
  for (const name of names)
    for (let deleted = TIDY_ROWS; deleted === TIDY_ROWS && !signal?.aborted;) {
      await file.attempt(({ table }) => table(name));
      deleted = await file.write(({ table }) => Number(table(name).tidy.run(now).changes));
      swept += deleted;
      await sleep(PAUSE_MS);
    }
  file.emptyLogSoon();
  return swept;
};
