import { isNativeError } from "node:util/types";

/** The primary result codes of SQLite that we distinguish (https://sqlite.org/rescode.html). */
export const SQLITE = { busy: 5, corrupt: 11, full: 13, notADatabase: 26 } as const;

/** SQLite's primary result code, or 0 for an error of another kind. */
export const codeOf = (error: unknown): number =>
  isNativeError(error) && "errcode" in error ? Number(error.errcode) & 0xff : 0;

/** Whether SQLite reports a damaged file, or no database. */
export const isDamage = (error: unknown): boolean =>
  codeOf(error) === SQLITE.corrupt || codeOf(error) === SQLITE.notADatabase;
