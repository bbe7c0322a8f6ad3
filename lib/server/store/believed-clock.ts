import type { DatabaseSync } from "node:sqlite";
import { tablesIn } from "./database-summary";

const DAY_MS = 24 * 60 * 60_000;
/** How far the clock may be from the last known time when a process starts, in ms: a machine may have been off. */
const MOST_OFF_MS = 7 * DAY_MS;
/** How far it may run apart from the monotonic clock afterwards, in ms. */
export const MOST_APART_MS = DAY_MS;

/** The document of `probes` that holds the last time at which the clock was believed. */
export const KNOWN_TIME_ID = "clock";

/** This machine's clock against a known time, epoch ms: a wrong one must delete nothing. */
export const createClock = (knownAt: number) => {
  const since = () => ({ knownAt, clock: Date.now(), monotonic: performance.now() });
  let start = since();
  const elapsed = () => performance.now() - start.monotonic;
  const known = () => Math.floor(start.knownAt + elapsed());
  const isBelieved = () =>
    Math.abs(start.clock - start.knownAt) <= MOST_OFF_MS &&
    Math.abs(Date.now() - start.clock - elapsed()) <= MOST_APART_MS;
  return {
    knownAt: (): number => start.knownAt,
    /** Takes a time as known now, and compares from here on. */
    learn: (at: number): void => void (start = { ...since(), knownAt: at }),
    isBelieved,
    /** The time of a write: never before a time that has passed already. */
    now: (): number => Math.max(Date.now(), known()),
    /** A time that has surely passed: what ends later is not over. */
    passed: (): number => (isBelieved() ? Date.now() : known()),
  };
};

export type BelievedClock = ReturnType<typeof createClock>;

/** The stored last known time of a database; null where there is none. Throws what SQLite throws. */
export const knownTimeIn = (db: DatabaseSync): number | null => {
  if (!tablesIn(db).includes("probes")) return null;
  const row = db
    .prepare("SELECT record ->> 'at' AS at FROM probes WHERE id = ?")
    .get(KNOWN_TIME_ID);
  return row ? Number(row.at) : null;
};

/** The time of the newest write into a database; null where there is none. Throws what SQLite throws. */
export const newestWriteIn = (db: DatabaseSync): number | null => {
  const isCollection = (name: string) =>
    db.prepare("SELECT 1 FROM pragma_table_info(?) WHERE name = 'updated_at'").get(name);
  const times = tablesIn(db)
    .filter(isCollection)
    .map((name) => Number(db.prepare(`SELECT max(updated_at) AS at FROM "${name}"`).get()!.at));
  return Math.max(0, ...times) || null;
};
