import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { isNativeError } from "node:util/types";

/** The primary result codes of SQLite that we distinguish (https://sqlite.org/rescode.html). */
export const SQLITE = { busy: 5, ioError: 10, corrupt: 11, full: 13, notADatabase: 26 } as const;

/** SQLite's primary result code, or 0 for an error of another kind. */
export const codeOf = (error: unknown): number =>
  isNativeError(error) && "errcode" in error ? Number(error.errcode) & 0xff : 0;

/** Whether SQLite reports a damaged file, or no database. */
export const isDamage = (error: unknown): boolean =>
  codeOf(error) === SQLITE.corrupt || codeOf(error) === SQLITE.notADatabase;

/** Whether a file may have found no room: a full disk, or a quota, which SQLite reports as an input/output error. */
export const isOutOfRoom = (error: unknown): boolean =>
  codeOf(error) === SQLITE.full ||
  codeOf(error) === SQLITE.ioError ||
  (isNativeError(error) && "code" in error && /^(?:ENOSPC|EDQUOT)$/.test(String(error.code)));

/** Makes an empty file with mode 0600 where there is none: opening one that exists would drop our locks on it (POSIX). */
export const makeFile = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, "ax", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
};

/** Runs work in a transaction, all or nothing. Throws what `work` and SQLite throw. */
export const inTransaction = <T>(db: DatabaseSync, work: () => T): T => {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
};
