import { isNativeError } from "node:util/types";

/** The name of a thrown value, for the log: a message may quote what a visitor sent, a name does not. */
export const errorName = (error: unknown): string =>
  isNativeError(error) ? error.name : "unknown";

/** The message of a thrown value, for the log and for operators; only where it cannot contain a visitor's data. */
export const errorMessage = (error: unknown): string =>
  isNativeError(error) ? error.message : "unknown";
