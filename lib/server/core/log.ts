import { pino } from "pino";
import { logLevel } from "./env.ts";

const output = pino.destination({ sync: true });

/** One JSON line for each event, on standard output: no bodies, no personal data, ids by `shortId` (docs/security.md#t14). */
export const log = pino({ level: logLevel(), base: null }, output);

/** Writes lines that are formatted log lines already. */
export const writeLines = (lines: string): void => void output.write(lines);

/** The first 8 characters of an id: enough to trace it through a log, too few to use it. */
export const shortId = (id: string): string => id.slice(0, 8);
