import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf, visitorAddress } from "../core/visitor-address.ts";

/** The most open connections of one address and of one /24 or /48; the server takes 2,000 in all. */
const MAX_OF_AN_ADDRESS = 100;
const MAX_OF_A_NETWORK = 400;

/** The most unanswered requests on a connection: browsers and proxies send one at a time. */
export const MAX_IN_FLIGHT = 8;
const MAX_REQUESTS = 1_000;
const MAX_AGE_MS = 60 * 60_000;

/** The guard's counters of an open connection. */
export type Connection = {
  readonly openedAt: number;
  /** Requests so far, without the current one. */
  requests: number;
  /** Requests without a complete answer. */
  inFlight: number;
};

const connections = new WeakMap<Socket, Connection>();

/** The counters of a connection, made at the first call. */
export const connectionOf = (socket: Socket): Connection => {
  const known = connections.get(socket);
  if (known) return known;
  const made = { openedAt: performance.now(), requests: 0, inFlight: 0 };
  connections.set(socket, made);
  return made;
};

type Parser = { onIncoming: (next: { upgrade: boolean }) => number };

/**
 * Ends the requests of a connection: of what is still read from it, nothing becomes one. A packet may hold over a
 * thousand, and Node would make them all before it looks whether the socket is closed.
 */
export const refuseRest = (socket: Socket): void => {
  const { parser } = socket as { parser?: Parser | null };
  if (!parser) return;
  parser.onIncoming = (next) => {
    next.upgrade = false;
    return 2; // as if the bytes after this head were in another protocol: the parser drops the rest of the packet
  };
};

/**
 * Whether the next request is the last on this connection, so that its slot becomes available to other clients from
 * time to time.
 */
export const isSpent = ({ openedAt, requests }: Connection): boolean =>
  requests >= MAX_REQUESTS - 1 || performance.now() - openedAt > MAX_AGE_MS;

/**
 * Closes new connections of an address with 100 open ones, or of a network with 400, and calls `onRefused` with the
 * address. Only for a server that visitors reach directly: behind a proxy all connections have the proxy's address.
 */
export const limitConnections = (server: Server, onRefused: (address: string) => void): void => {
  const open = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  const accept = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection").on("connection", (socket: Socket) => {
    const address = visitorAddress(socket.remoteAddress, undefined, 0);
    const network = `network ${networkOf(address)}`;
    const isFull =
      (open.get(address) ?? 0) >= MAX_OF_AN_ADDRESS || (open.get(network) ?? 0) >= MAX_OF_A_NETWORK;
    if (isFull) {
      socket.destroy();
      return onRefused(address);
    }
    for (const key of [address, network]) {
      add(key, 1);
      socket.once("close", () => add(key, -1));
    }
    for (const listener of accept) listener.call(server, socket);
  });
};
