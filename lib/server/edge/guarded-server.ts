import { createServer, type Server } from "node:http";
import type { GuardOptions } from "./guard-options.ts";
import { guardRequest, type Handler } from "./guard-request.ts";

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 2_000;

/**
 * An HTTP server that answers or refuses each request as `guardRequest` decides, with `handle` for what it lets
 * through. A proxy stands in front of it; what is no HTTP, comes too late (408) or has more than 16 KB of headers (431)
 * is refused by Node itself, without our headers. A request has 10 s for its headers and 13 s with its body. A
 * connection ends after 5 s without a next request (75 s behind a proxy), or when no byte moves on it for longer than
 * the AI may take.
 */
export const guardedServer = (options: GuardOptions, handle: Handler): Server => {
  const { times } = options;
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: times.headers,
    requestTimeout: times.request,
    keepAliveTimeout: times.keepAlive,
    connectionsCheckingInterval: times.check,
    shouldUpgradeCallback: () => false, // an offer to upgrade is a request like any other, whatever listeners there are
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = times.silence;
  server.on("request", (req, res) => guardRequest(req, res, options, handle));
  return server;
};
