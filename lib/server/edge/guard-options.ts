import type { IncomingHttpHeaders } from "node:http";
import type { Kept } from "./static-cache";
import type { LoggedAddress } from "@/lib/server/core/address-log";
import type { HostRule } from "./allowed-hosts.ts";

/** One line of the log: which route, never which visitor or query; of refused requests a hash of the address. */
export type Entry = Partial<LoggedAddress> & {
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

/** What the guard is told about the site that it stands before. */
export type GuardRules = {
  isOurHost: HostRule;
  /** How many proxies of ours stand before it. */
  proxyHops: number;
  /** The security headers, but for the content policy. */
  security: Readonly<Record<string, string>>;
  /** What becomes of the content policy of an answer that has one. */
  policy: (written: string) => string;
  /** The header in which the handlers learn where a request comes from. */
  addressHeader: (address: string) => readonly [name: string, value: string];
  /** What the log of a refused request says about its address. */
  addressForLog: (address: string) => LoggedAddress;
  /** What needs no Next, at a path, for a method and headers; null for everything else. */
  pressed: (path: string, method: string, headers: IncomingHttpHeaders) => Kept | null;
  isStopping: () => boolean;
  routeOf: (path: string) => string;
  log: (entry: Entry) => void;
  times: Times;
};

/** All in ms. Whoever takes longer is refused at the next check. */
export type Times = {
  headers: number;
  /** Headers and body. */
  request: number;
  /** From one request on a connection to the next. */
  keepAlive: number;
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

export const guardTimes = (proxyHops: number, aiDeadlineMs: number): Times => ({
  headers: 10_000,
  request: 13_000, // with the check below: gone within 15 s (security.md row 17)
  keepAlive: proxyHops > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS,
  check: 1_000,
  silence: aiDeadlineMs + ANSWER_MARGIN_MS,
  linger: 1_000,
});
