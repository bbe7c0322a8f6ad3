import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { visitorAddress } from "../core/visitor-address.ts";
import { pathOf } from "./request-error.ts";

const REQUEST_ID = /^[\w-]{8,64}$/;
const WRITE_AFTER_MS = 100;
const MAX_WAITING_CHARACTERS = 32 * 1024;

/** One line of the log. It has the route, but no visitor's data, no query and no address. */
export type LogEntry = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  bytes: number;
  /** The connection closed before the end of the answer. */
  isCut?: true;
};

/** The id of a request: from our proxy, if it set one, but never from a visitor. */
export const requestIdOf = (headers: IncomingHttpHeaders, proxyHops: number): string => {
  const given = String(headers["x-request-id"] ?? "");
  return proxyHops > 0 && REQUEST_ID.test(given) ? given : randomUUID();
};

/** The address of a request, as limits count it. */
export const addressOf = ({ socket, headers }: IncomingMessage, proxyHops: number): string =>
  visitorAddress(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""), proxyHops);

/** Logs a request at the end of its answer. */
export const logAtEnd = (
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  { routeOf, log }: { routeOf: (path: string) => string; log: (entry: LogEntry) => void },
): void => {
  const { socket, method = "" } = req;
  const route = routeOf(pathOf(req.url ?? ""));
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  res.once("close", () =>
    log({
      requestId,
      method,
      route,
      status: res.statusCode,
      ms: Math.round(performance.now() - startedAt),
      bytes: socket.bytesWritten - bytesBefore,
      ...(!res.writableFinished && { isCut: true }),
    }),
  );
};

/** Writes many entries at a time, which is faster than a page; a kill loses the last 100 ms. */
export const requestLog = (write: (lines: string) => void): ((entry: LogEntry) => void) => {
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
    if (entry.status >= 500 || waiting.length > MAX_WAITING_CHARACTERS) writeAll();
    else timer ??= setTimeout(writeAll, WRITE_AFTER_MS).unref();
  };
};
