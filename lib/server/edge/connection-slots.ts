import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf, visitorAddress } from "../core/visitor-address.ts";

/** Open connections of one address and of one /24 or /48; the server takes 2,000 in all. */
const OF_AN_ADDRESS = 100;
const OF_A_NETWORK = 400;

/**
 * Closes new connections of an address that has 100 open ones already, or of a network that has 400; `refused` is
 * called with the address. For a server that visitors reach directly: all connections of a proxy come from its own.
 */
export const limitConnections = (server: Server, refused: (address: string) => void): void => {
  const open = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  const take = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection").on("connection", (socket: Socket) => {
    const address = visitorAddress(socket.remoteAddress, undefined, 0);
    const network = `network ${networkOf(address)}`;
    if ((open.get(address) ?? 0) >= OF_AN_ADDRESS || (open.get(network) ?? 0) >= OF_A_NETWORK) {
      socket.destroy();
      return refused(address);
    }
    for (const key of [address, network]) {
      add(key, 1);
      socket.once("close", () => add(key, -1));
    }
    for (const listener of take) listener.call(server, socket);
  });
};
