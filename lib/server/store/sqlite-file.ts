import { statSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/server/core/log";
import { errorMessage } from "@/lib/server/core/error-text";
import { singleton } from "@/lib/server/core/singleton";
import { type DiskReserve, isTakingBack, keepReserve } from "./disk-reserve";
import { groupCommit } from "./group-commit";
import { codeOf, inTransaction, isDamage, isOutOfRoom, SQLITE } from "./sqlite-code";
import type { BelievedClock } from "./believed-clock";
import { connect, type Connection } from "./sqlite-connection";
import { ChangeFailed, storeError, StoreUnavailable } from "./store";

/** How long a call waits for another process's lock, in ms, outside of SQLite. */
const BUSY_TIMEOUT_MS = 2_000;
const BUSY_PAUSE_MS = 10;
/** While the disk is full, free pages of so many bytes inside of the database are room for all writes. */
const FREE_BYTES = 2 * 1024 * 1024;
/** The delay before the write-ahead log is emptied, in ms: several erasures share one. */
const EMPTY_LOG_AFTER_MS = 500;

const isLocked = (error: unknown): boolean =>
  error instanceof StoreUnavailable && codeOf(error.cause) === SQLITE.busy;

const valueOf = ({ db }: Connection, pragma: string): number =>
  Number(db.prepare(`PRAGMA ${pragma}`).get()![pragma]);

/** In a transaction without the page cache: it would hide damage to the file, and a write into it would be acknowledged. */
const uncached = <T>({ db }: Connection, work: () => T): T => {
  db.exec("PRAGMA shrink_memory");
  return inTransaction(db, work);
};

/** A database file as this process uses it. Calls reject with what `work` throws, or with StoreUnavailable. */
const createFile = (path: string) => {
  let open: Connection | undefined;
  let clock: BelievedClock | undefined;
  let emptying: NodeJS.Timeout | undefined;
  let reserve: DiskReserve | undefined;
  const close = () => {
    clearTimeout(emptying); // closing the last connection removes the log
    emptying = undefined;
    const last = open;
    open = undefined;
    last?.db.close();
  };
  let damagedInode: number | undefined;
  const inode = () => statSync(path, { throwIfNoEntry: false })?.ino;
  const isDamaged = () => damagedInode !== undefined && damagedInode === inode();
  const noteDamage = () => {
    if (isDamaged()) return;
    damagedInode = inode();
    log.fatal({ event: "database damaged", todo: "Start again: a damaged file is set aside" });
  };
  const connection = () => {
    open ??= connect(path, clock);
    clock = open.clock;
    // Writes into a deleted or replaced file would be lost.
    if (inode() !== open.inode) throw new Error("The database file was removed or exchanged");
    return open;
  };
  /** Runs work on the open connection; while another process holds a lock, tries again for 2 s. */
  const attempt = async <T>(
    work: (connection: Connection) => T,
    mayUseReserve = isTakingBack(),
  ): Promise<T> => {
    for (const end = performance.now() + BUSY_TIMEOUT_MS; ; await sleep(BUSY_PAUSE_MS))
      try {
        return work(connection());
      } catch (error) {
        const code = codeOf(error);
        const isOpening = !open; // takes room as well
        if (isDamage(error)) noteDamage();
        if (code === SQLITE.busy && performance.now() < end) continue;
        const meaning = storeError(error);
        // A locked or full database can still be read by this connection; after any other failure only a new one may
        // work.
        const isEngines = meaning instanceof StoreUnavailable && !(error instanceof ChangeFailed);
        if (isEngines && code !== SQLITE.busy && code !== SQLITE.full) close();
        if ((mayUseReserve || isOpening) && isOutOfRoom(error) && reserve?.use()) continue;
        throw meaning;
      }
  };
  const isReserveUsed = () => reserve?.isUsed() === true;
  /** What takes nothing back leaves a used reserve alone: it may write into pages that deletions have freed. */
  const withinRoom = <T>(current: Connection, work: () => T): T => {
    if (!isReserveUsed()) return work();
    const changes = () => Number(current.db.prepare("SELECT total_changes() AS n").get()!["n"]);
    const before = changes();
    const result = work();
    const free = valueOf(current, "freelist_count") * valueOf(current, "page_size");
    if (changes() !== before && free < FREE_BYTES)
      throw Object.assign(new Error("database or disk is full"), { errcode: SQLITE.full });
    return result;
  };
  const commit = groupCommit<Connection>(
    (work) =>
      attempt(
        (current) => uncached(current, () => withinRoom(current, () => work(current))),
        false,
      ),
    isLocked,
  );
  const takeBack = groupCommit<Connection>(
    (work) => attempt((current) => uncached(current, () => work(current)), true),
    isLocked,
  );
  /** The same in a transaction, shared with the writes of this tick, on disk when it resolves. */
  const write = <T>(work: (connection: Connection) => T): Promise<T> => {
    if (isReserveUsed()) emptyLogSoon(); // the write-ahead log must not grow into all of its room
    return (isTakingBack() ? takeBack : commit)(work);
  };
  const emptyLog = async () => {
    emptying = undefined;
    if (!open) return;
    try {
      const isBusy = await attempt(
        ({ db }) => db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy !== 0,
        true,
      );
      if (isBusy) emptyLogSoon();
    } catch (error) {
      log.error({ event: "write-ahead log not emptied", reason: errorMessage(error) });
    }
  };
  /** Empties the write-ahead log, which holds deleted data, as soon as nobody reads from it. */
  const emptyLogSoon = () => {
    emptying ??= setTimeout(() => void emptyLog(), EMPTY_LOG_AFTER_MS).unref();
  };
  return {
    attempt,
    write,
    emptyLogSoon,
    /** Keeps room for what takes something back; in use, others are refused. Never throws. */
    keepReserve: () => void (reserve ??= keepReserve(path)),
    isReserveUsed,
    isDamaged,
    now: () => clock?.now() ?? Date.now(),
    close,
  };
};

export type SqliteFile = ReturnType<typeof createFile>;

const files = singleton("sqliteFiles", () => new Map<string, SqliteFile>());

/** The one connection to a file: closing a second one would drop the locks of all its connections (POSIX). */
export const sqliteFile = (path: string): SqliteFile => {
  const key = resolve(path);
  const file = files().get(key) ?? createFile(key);
  files().set(key, file);
  return file;
};

/** The bytes used in a database file, without free pages and the write-ahead log. Rejects with StoreUnavailable. */
export const usedBytesOf = (path: string): Promise<number> =>
  sqliteFile(path).attempt(
    (current) =>
      (valueOf(current, "page_count") - valueOf(current, "freelist_count")) *
      valueOf(current, "page_size"),
  );
