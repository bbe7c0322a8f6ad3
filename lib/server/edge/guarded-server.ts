import { randomUUID } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { admit, type Handler } from "./guard-request.ts";
import { limitConnections } from "./connection-slots.ts";
import type { GuardRules } from "./guard-options.ts";
import { rawRefusal } from "./send-error.ts";
import { type Fault, TOO_LARGE } from "./request-error.ts";
import { visitorAddress } from "../core/visitor-address.ts";

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

/** Ends a connection once every request that was read from it has its answer. */
const endAfterAnswers = (socket: Duplex): void => {
  const due = answerDue(socket);
  if (due) due.once("close", () => endAfterAnswers(socket));
  else socket.end(() => socket.destroy());
};

/** A line of the log for what is no request. */
const NAMELESS = { method: "", route: "other", ms: 0, bytes: 0 };

/** What Node could not read as a request, or did not get to its end in time. */
const refuseRaw = (error: NodeJS.ErrnoException, socket: Socket, rules: GuardRules) => {
  const due = answerDue(socket);
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  // A valid request is still being answered on this socket: an error written now would be taken for its response.
  if (due?.req.complete) return endAfterAnswers(socket.pause());
  if (due?.headersSent) return void socket.destroy();
  const fault = FAULT_OF_ERROR[error.code ?? ""] ?? NOT_HTTP;
  const requestId = randomUUID();
  const text = rawRefusal(fault, requestId, rules.security);
  // end() alone leaves the socket open for as long as a client neither reads nor closes.
  socket.end(text, () => socket.destroy());
  // Behind a proxy the peer is the proxy, and nobody said whom it asked for.
  const peer = rules.proxyHops > 0 ? undefined : socket.remoteAddress;
  rules.log({
    ...NAMELESS,
    requestId,
    status: fault.status,
    bytes: text.length,
    ...(peer && rules.addressForLog(visitorAddress(peer, undefined, 0))),
  });
};

/** Writes to the log that a connection was refused, at most once a second: a flood must not fill a disk. */
const logOfSlots = (rules: GuardRules) => {
  let quietUntil = 0;
  return (address: string) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + 1_000;
    const found = rules.addressForLog(address);
    rules.log({ ...NAMELESS, requestId: randomUUID(), status: 429, isCut: true, ...found });
  };
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
  server.on("clientError", (error, socket) => refuseRaw(error, socket as Socket, rules));
  server.on("connect", (_req, socket) => endAfterAnswers(socket));
  if (rules.proxyHops === 0) limitConnections(server, logOfSlots(rules));
  return server;
};
