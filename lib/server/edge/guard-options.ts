import type { IncomingHttpHeaders } from "node:http";
import type { LoggedAddress } from "../core/address-log.ts";
import type { HostRule } from "./request-error.ts";
import type { CachedResponse } from "./static-cache.ts";

/** One line of the log: which route, never which visitor or query; of refused requests a hash of the address. */
export type LogEntry = Partial<LoggedAddress> & {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  /** As sent, with the headers. */
  bytes: number;
  /** The connection ended before the answer did. */
  isCut?: true;
};

/** What the guard needs to know about the site behind it. */
export type GuardOptions = {
  isOurHost: HostRule;
  /** How many proxies of ours stand in front; 0: visitors connect directly. */
  proxyHops: number;
  /** The security headers, but for the content policy. */
  security: Readonly<Record<string, string>>;
  /** The content policy to send for one that an answer has. */
  policy: (written: string) => string;
  /** The header that tells the handlers where a request comes from. */
  addressHeader: (address: string) => readonly [name: string, value: string];
  /** What the log of a refused request says about its address. */
  addressForLog: (address: string) => LoggedAddress;
  /** The answer in memory for a path, a method (GET or HEAD) and headers; null: ask Next. */
  cached: (path: string, method: string, headers: IncomingHttpHeaders) => CachedResponse | null;
  isStopping: () => boolean;
  /** The name of a path's route in the log. */
  routeOf: (path: string) => string;
  log: (entry: LogEntry) => void;
  times: Times;
};

/** Time-outs in ms. A client that exceeds one is refused at the next check. */
export type Times = {
  headers: number;
  /** Headers and body. */
  request: number;
  /** From one request on a connection to the next. */
  keepAlive: number;
  /** Between two checks of the three above. */
  check: number;
  /** Nothing moves on a connection, in either direction. */
  silence: number;
  /** How long a refused client is listened to. */
  linger: number;
};

/** A proxy keeps its connections for a minute, and must not send a request on one that we are just closing. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;
const KEEP_ALIVE_MS = 5_000;
/** Answering takes what the AI may take, and a little for everything else. */
const ANSWER_MARGIN_MS = 15_000;

/** The time-outs behind `proxyHops` proxies, where the AI may take `aiDeadlineMs`. */
export const guardTimes = (proxyHops: number, aiDeadlineMs: number): Times => ({
  headers: 10_000,
  request: 13_000, // with the check below: refused within 15 s
  keepAlive: proxyHops > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS,
  check: 1_000,
  silence: aiDeadlineMs + ANSWER_MARGIN_MS,
  linger: 1_000,
});
