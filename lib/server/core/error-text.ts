import { isNativeError } from "node:util/types";

/** The name of what was thrown, for the log: a message may quote what a visitor sent, a name does not. */
export const errorName = (error: unknown): string =>
  isNativeError(error) ? error.name : "unknown";

/** The message of what was thrown, for the log and for operators; only where nothing of a visitor can be in it. */
export const errorMessage = (error: unknown): string =>
  isNativeError(error) ? error.message : "unknown";
