import type { Entry } from "./guard-options.ts";

const WRITE_AFTER_MS = 100;
const MOST_WAITING_CHARACTERS = 32 * 1024;

/**
 * The log's line for each request, as log.ts has lines, but handed to `write` many at a time: one at a time they took
 * longer than a page from memory. A failure, and the end of the process, do not wait. Whoever kills the process loses
 * the lines of the last tenth of a second.
 */
export const requestLog = (write: (lines: string) => void): ((entry: Entry) => void) => {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const writeAll = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = "";
    if (lines) write(lines);
  };
  process.once("exit", writeAll);
  return (entry) => {
    const fields = JSON.stringify({ level: 30, time: Date.now(), event: "request", ...entry });
    waiting += `${fields}\n`;
    if (entry.status >= 500 || waiting.length > MOST_WAITING_CHARACTERS) writeAll();
    else timer ??= setTimeout(writeAll, WRITE_AFTER_MS).unref();
  };
};
