import { randomUUID } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { admit, type Handler } from "./admission.ts";
import type { GuardRules } from "./guard-rules.ts";
import { openQuickLane } from "./quick-lane.ts";
import { rawRefusal } from "./refusal.ts";
import { type Fault, TOO_LARGE } from "./request-fault.ts";

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 2_000;

const UNEXPECTED: Fault = { status: 417, code: "expectation", message: "No such expectation." };
const NOT_HTTP: Fault = { status: 400, code: "bad_request", message: "This is not HTTP." };
const FAULT_OF_ERROR: Readonly<Record<string, Fault>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "timeout", message: "The request took too long." },
  HPE_HEADER_OVERFLOW: { status: 431, code: "headers_too_large", message: "Too many headers." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: TOO_LARGE,
};

/** Node's own way to know which answer is due on a connection. */
const answerDue = (socket: Duplex) =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage;

/** What Node could not read as a request, or did not get to its end in time. */
const refuseRaw = (error: NodeJS.ErrnoException, socket: Duplex, rules: GuardRules) => {
  const answer = answerDue(socket);
  if (error.code === "ECONNRESET" || !socket.writable || answer?.headersSent)
    return void socket.destroy();
  // What came before it is a request: a refusal would be read as its answer. The connection ends for want of another.
  if (answer?.req.complete) return;
  const fault = FAULT_OF_ERROR[error.code ?? ""] ?? NOT_HTTP;
  const requestId = randomUUID();
  const text = rawRefusal(fault, requestId, rules.security);
  // end() alone leaves the socket open for as long as a client neither reads nor closes.
  socket.end(text, () => socket.destroy());
  const { status } = fault;
  rules.log({ requestId, method: "", route: "other", status, ms: 0, bytes: text.length });
};

/** A server that lets only requests through to `handle` that a browser or a well-meaning program would make. */
export const guardedServer = (rules: GuardRules, handle: Handler): Server => {
  const { times } = rules;
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: times.headers,
    requestTimeout: times.request,
    keepAliveTimeout: times.keepAlive,
    connectionsCheckingInterval: times.check,
    requireHostHeader: false, // the guard's own refusal has the security headers
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = times.silence;
  server.on("request", (req, res) => admit(req, res, rules, handle));
  server.on("checkExpectation", (req, res) => admit(req, res, rules, handle, UNEXPECTED));
  server.on("clientError", (error, socket) => refuseRaw(error, socket, rules));
  server.on("connect", (_req, socket) => void socket.destroy());
  server.on("upgrade", (_req, socket) => void socket.destroy());
  openQuickLane(server, rules);
  return server;
};
