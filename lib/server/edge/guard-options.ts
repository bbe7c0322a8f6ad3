import type { IncomingHttpHeaders } from "node:http";
import type { HostRule } from "./request-error.ts";
import type { CachedResponse } from "./static-cache.ts";

/** One line of the log. It has the route, but no visitor's data, no query and no address. */
export type LogEntry = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  /** Bytes sent, with the headers. */
  bytes: number;
  /** The connection closed before the end of the answer. */
  isCut?: true;
};

/** The site's settings and functions that the guard uses. */
export type GuardOptions = {
  isOurHost: HostRule;
  /** The number of our proxies in front; 0: visitors connect directly. */
  proxyHops: number;
  /** The security headers, except the content policy. */
  security: Readonly<Record<string, string>>;
  /** The content policy to send in place of the one an answer has. */
  policy: (written: string) => string;
  /** The policy of a page with a nonce of its own; null for other paths. */
  noncePolicy: (path: string) => string | null;
  /** The header that gives the handlers a request's address. */
  addressHeader: (address: string) => readonly [name: string, value: string];
  /** The cached answer for an address, a method (GET or HEAD) and headers; null: ask Next. */
  cached: (url: string, method: string, headers: IncomingHttpHeaders) => CachedResponse | null;
  isStopping: () => boolean;
  /** The name of a path's route in the log. */
  routeOf: (path: string) => string;
  log: (entry: LogEntry) => void;
  times: Times;
};

/** Time-outs in ms. A client that exceeds one is refused at the next check. */
export type Times = {
  headers: number;
  /** For headers and body. */
  request: number;
  /** Between two requests on a connection. */
  keepAlive: number;
  /** The interval of the checks of the three above. */
  check: number;
  /** Without a byte on a connection, in either direction. */
  silence: number;
  /** How long a refused client's bytes are still read. */
  linger: number;
};

/**
 * A proxy keeps connections open for a minute: ours must last longer, or it sends a request on one that we are closing.
 */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;
const KEEP_ALIVE_MS = 5_000;
/** An answer may take the AI's time and this much more. */
const ANSWER_MARGIN_MS = 15_000;

/** The time-outs behind `proxyHops` proxies, when the AI may take `aiDeadlineMs`. */
export const guardTimes = (proxyHops: number, aiDeadlineMs: number): Times => ({
  headers: 10_000,
  request: 13_000, // refused within 15 s, with the check below
  keepAlive: proxyHops > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS,
  check: 1_000,
  silence: aiDeadlineMs + ANSWER_MARGIN_MS,
  linger: 1_000,
});
