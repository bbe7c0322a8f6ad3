import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf, visitorAddress } from "../core/visitor-address.ts";

/** Open connections of one address and of one /24 or /48; the server takes 2,000 in all. */
const MAX_OF_AN_ADDRESS = 100;
const MAX_OF_A_NETWORK = 400;

/** Browsers and proxies send one request at a time on a connection. */
export const MAX_IN_FLIGHT = 8;
const MAX_REQUESTS = 1_000;
const MAX_AGE_MS = 60 * 60_000;

/** What the guard counts on an open connection. */
export type Connection = {
  readonly openedAt: number;
  /** Requests so far, without the current one. */
  requests: number;
  /** Requests that have no whole answer yet. */
  inFlight: number;
  /** A request was refused: the rest of what comes is read and thrown away. */
  isRefused: boolean;
};

const connections = new WeakMap<Socket, Connection>();

/** The counts of a connection; they begin with the first call. */
export const connectionOf = (socket: Socket): Connection => {
  const known = connections.get(socket);
  if (known) return known;
  const made = { openedAt: performance.now(), requests: 0, inFlight: 0, isRefused: false };
  connections.set(socket, made);
  return made;
};

/** Whether the next request is the last on this connection, so that its slot becomes free for others now and then. */
export const isSpent = ({ openedAt, requests }: Connection): boolean =>
  requests >= MAX_REQUESTS - 1 || performance.now() - openedAt > MAX_AGE_MS;

/**
 * Closes new connections of an address that has 100 open ones already, or of a network that has 400, and calls
 * `onRefused` with the address. Only for a server that visitors reach directly: behind a proxy all connections have
 * the proxy's address.
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
