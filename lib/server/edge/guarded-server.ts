import { createServer, type Server } from "node:http";
import { type GuardOptions, guardRequest, type Handler } from "./guard-request.ts";

/** `handle` behind `guardRequest`; Node itself refuses what is no HTTP, too late or too big. */
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
