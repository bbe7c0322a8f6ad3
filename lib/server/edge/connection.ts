import type { Socket } from "node:net";

/** What the guard counts on an open connection. */
export type Connection = {
  readonly openedAt: number;
  /** Requests so far, without the one that is looked at. */
  requests: number;
  /** Requests that have no whole answer yet. */
  inFlight: number;
  /** A request was refused: the rest of what comes is read and thrown away. */
  isRefused: boolean;
};

/** Browsers and proxies send one request at a time on a connection. */
export const MOST_IN_FLIGHT = 8;
const MOST_REQUESTS = 1_000;
const LONGEST_MS = 60 * 60_000;

const connections = new WeakMap<Socket, Connection>();

/** The counts of a connection, which begin with the first call. */
export const connectionOf = (socket: Socket): Connection => {
  const known = connections.get(socket);
  if (known) return known;
  const made = { openedAt: performance.now(), requests: 0, inFlight: 0, isRefused: false };
  connections.set(socket, made);
  return made;
};

/** Whether the next request is the last on this connection: a slot must come free for others now and then. */
export const isSpent = ({ openedAt, requests }: Connection): boolean =>
  requests >= MOST_REQUESTS - 1 || performance.now() - openedAt > LONGEST_MS;
