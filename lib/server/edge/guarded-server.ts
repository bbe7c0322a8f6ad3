import { createServer, type Server } from "node:http";
import { type GuardOptions, guardRequest, type Handler } from "./guard-request.ts";

/**
 * An HTTP server that answers or refuses each request as `guardRequest` decides, with `handle` for what it lets
 * through. A proxy stands in front of it; what is no HTTP, comes too late (408) or has more than 16 KB of headers (431)
 * is refused by Node itself, without our headers. Times are in ms.
 */
export const guardedServer = (options: GuardOptions, handle: Handler): Server => {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 13_000, // for headers and body: with the checks below refused within 15 s
    connectionsCheckingInterval: 1_000,
    // Our proxy closes an idle connection after 60 s: it must not send a request on one that we close.
    keepAliveTimeout: 75_000,
    // An offer to upgrade is a request like any other, whatever listeners there are.
    shouldUpgradeCallback: () => false,
  });
  server.maxConnections = 2_000;
  server.timeout = 90_000; // without a byte in either direction: longer than the AI may take
  server.on("request", (req, res) => guardRequest(req, res, options, handle));
  return server;
};
