import { randomUUID } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { limitConnections } from "./connections.ts";
import type { GuardOptions } from "./guard-options.ts";
import { guardRequest, type Handler } from "./guard-request.ts";
import { type RequestError, TOO_LARGE } from "./request-error.ts";
import { formatRawError } from "./send-error.ts";

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 2_000;

const UNEXPECTED: RequestError = {
  status: 417,
  code: "expectation",
  message: "This expectation is not supported.",
};
const NOT_HTTP: RequestError = {
  status: 400,
  code: "bad_request",
  message: "This is not HTTP.",
};
const ERROR_OF_CODE: Readonly<Record<string, RequestError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "timeout", message: "The request took too long." },
  HPE_HEADER_OVERFLOW: { status: 431, code: "headers_too_large", message: "Too many headers." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: TOO_LARGE,
};

/** Node's record of the response that is due next on a connection. */
const responseDue = (socket: Duplex) =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage;

/** Ends a connection once every request read from it is answered. */
const endAfterAnswers = (socket: Duplex): void => {
  const due = responseDue(socket);
  if (due) due.once("close", () => endAfterAnswers(socket));
  else socket.end(() => socket.destroy());
};

/** The log entry for input that never became a request. */
const NO_REQUEST = { method: "", route: "other", ms: 0, bytes: 0 };

/** Refuses input that Node could not parse as a request, or did not receive in time. */
const refuseRaw = (cause: NodeJS.ErrnoException, socket: Socket, options: GuardOptions) => {
  const due = responseDue(socket);
  if (cause.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  // A valid request is still being answered on this socket: an error written now would be taken for its response.
  if (due?.req.complete) return endAfterAnswers(socket.pause());
  if (due?.headersSent) return void socket.destroy();
  const error = ERROR_OF_CODE[cause.code ?? ""] ?? NOT_HTTP;
  const requestId = randomUUID();
  const text = formatRawError(error, requestId, options.security);
  // end() alone keeps the socket open while a client neither reads nor closes.
  socket.end(text, () => socket.destroy());
  options.log({
    ...NO_REQUEST,
    requestId,
    status: error.status,
    bytes: text.length,
  });
};

/** Logs refused connections, at most one a second, so that a flood does not fill the disk. */
const logRefusedConnections = (options: GuardOptions) => {
  let quietUntil = 0;
  return () => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + 1_000;
    options.log({ ...NO_REQUEST, requestId: randomUUID(), status: 429, isCut: true });
  };
};

/**
 * An HTTP server that answers or refuses each request as `guardRequest` decides, with `handle` for what it lets
 * through. Before a request gets there:
 *
 * 1. At most 2,000 connections in all; without a proxy in front at most 100 of an address and 400 of a network.
 * 2. A request has 16 KB for its headers (431), 10 s for them and 13 s with its body (408). A connection ends after
 *    5 s without a next request (75 s behind a proxy), or when no byte moves on it for longer than the AI may take.
 * 3. Input that Node's parser rejects is refused (400), the connection of a CONNECT is closed, an unknown Expect is
 *    refused (417); earlier requests on the connection get their answers first.
 */
export const guardedServer = (options: GuardOptions, handle: Handler): Server => {
  const { times } = options;
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: times.headers,
    requestTimeout: times.request,
    keepAliveTimeout: times.keepAlive,
    connectionsCheckingInterval: times.check,
    requireHostHeader: false, // Node's refusal would lack the security headers
    shouldUpgradeCallback: () => false, // an offer to upgrade is a request like any other, whatever listeners there are
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = times.silence;
  server.on("request", (req, res) => guardRequest(req, res, options, handle));
  server.on("checkExpectation", (req, res) => guardRequest(req, res, options, handle, UNEXPECTED));
  server.on("clientError", (error, socket) => refuseRaw(error, socket as Socket, options));
  server.on("connect", (_req, socket) => {
    (socket as Socket).setTimeout(times.silence, () => socket.destroy()); // Node has taken its own listener off
    endAfterAnswers(socket);
  });
  if (options.proxyHops === 0) limitConnections(server, logRefusedConnections(options));
  return server;
};
