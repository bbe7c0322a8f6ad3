import type { IncomingMessage, ServerResponse } from "node:http";
import { maxBodyBytes } from "../core/body-limits.ts";
import { connectionOf, isSpent, MAX_IN_FLIGHT, refuseRest } from "./connections.ts";
import { NO_PAGE } from "./content-policy.ts";
import type { GuardOptions } from "./guard-options.ts";
import { limitStartsPerTick } from "./limit-starts-per-tick.ts";
import { meantAddress } from "./meant-address.ts";
import { limitBody, stripInternalHeaders } from "./prepare-request.ts";
import {
  isDecodable,
  PAGE_METHODS,
  pathOf,
  type RequestError,
  TOO_LARGE,
  validateRequest,
} from "./request-error.ts";
import { addressOf, cutEntry, logAtEnd, requestIdOf } from "./request-log.ts";
import { completeHeaders } from "./response-headers.ts";
import { sendError } from "./send-error.ts";

/** Answers a request, as Next does. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const BROKEN: RequestError = { status: 500, code: "internal", message: "Something went wrong." };
const BUSY: RequestError = {
  status: 503,
  code: "busy",
  message: "Too many requests at once.",
  headers: { "Retry-After": "1" },
};

/** Start at most 16 requests in Next per tick; the rest wait here, where they cost little memory. */
const MAX_STARTS_PER_TICK = 16;
/** As many as there may be connections: a client that sends one request at a time always gets a place. */
const MAX_WAITING = 2_000;
const startInTurn = limitStartsPerTick(MAX_STARTS_PER_TICK, MAX_WAITING);

/** No browser sends a body with a request for a page. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/**
 * Takes one request through the guard, which answers it from memory, refuses it, or hands it to `handle`. What the
 * server has checked before is listed in guarded-server.ts. In this order:
 *
 * 1. The connection. With 8 unanswered requests it is cut (in the log as 429). After a refusal no request of it comes here.
 * 2. The request gets its id, its visitor's address, and its line in the log.
 * 3. `known`, an error that Node found (417), then `validateRequest`: HTTP version (505), path (400, 414),
 *    method (405), Host (400, 421), transfer encoding (400), declared length of the body (413). The path is the one that
 *    was meant (meant-address.ts).
 * 4. Without an error and without a body: a cached answer, if there is one, is sent.
 * 5. From here on each answer gets its headers completed. An error found above is answered and ends the connection.
 * 6. Headers that only Next or we may set are removed; the address, the id and the
 *    policy of a page with a nonce are added.
 * 7. A path with a broken escape becomes the 404's.
 * 8. The body is counted while it streams (413).
 * 9. To the address that was meant, if it is another one, the answer leads (308).
 * 10. `handle` is called, at most 16 times a tick; with 2,000 requests waiting for that: 503. If it fails: 500.
 */
export const guardRequest = (
  req: IncomingMessage,
  res: ServerResponse,
  options: GuardOptions,
  handle: Handler,
  known: RequestError | null = null,
): void => {
  const { socket, headers, url = "", method = "" } = req;
  const connection = connectionOf(socket);
  if (connection.inFlight >= MAX_IN_FLIGHT) {
    refuseRest(socket);
    options.log(cutEntry(req, options));
    return void socket.destroy();
  }
  const isSpentNow = isSpent(connection);
  connection.requests++;
  connection.inFlight++;
  res.once("close", () => connection.inFlight--);

  const requestId = requestIdOf(headers, options.proxyHops);
  const address = addressOf(req, options);
  const stop = (error: RequestError) => {
    refuseRest(socket);
    sendError(res, error, requestId, options.times.linger);
  };
  logAtEnd(req, res, requestId, options);
  const meant = PAGE_METHODS.includes(method) ? meantAddress(url) : null;
  const path = meant?.path ?? pathOf(url);
  const error = known ?? validateRequest(req, path, options.isOurHost);
  // Node's parser drops what comes in one packet with an offer to upgrade: nothing may follow it.
  const isLast = () => options.isStopping() || isSpentNow || headers.upgrade !== undefined;

  const cached = error || hasBody(req) ? null : options.cached(url, method, headers);
  if (cached) {
    const added = ["X-Request-Id", requestId, ...(isLast() ? ["Connection", "close"] : [])];
    return void res.writeHead(cached.status, [...cached.head, ...added]).end(cached.body);
  }

  const noncePolicy = options.noncePolicy(path);
  const own = { "Content-Security-Policy": noncePolicy ?? NO_PAGE, "X-Request-Id": requestId };
  completeHeaders(res, { ...options.security, ...own }, { policy: options.policy, isLast });
  if (error) return stop(error);

  stripInternalHeaders(headers);
  const [addressHeader, sealed] = options.addressHeader(address);
  headers[addressHeader] = sealed;
  headers["x-request-id"] = requestId;
  if (noncePolicy) headers["content-security-policy"] = noncePolicy;
  // Chat programs truncate links, and Next would answer a broken escape with 500.
  if (!isDecodable(path)) req.url = path.startsWith("/hi/") ? "/hi/missing" : "/missing";
  limitBody(req, maxBodyBytes(path), () => stop(TOO_LARGE));
  if (meant)
    return void res.writeHead(308, { Location: meant.location, "Content-Length": 0 }).end();
  const isTaken = startInTurn(socket, () => {
    if (res.writableEnded || socket.destroyed) return;
    handle(req, res).catch(() => stop(BROKEN));
  });
  if (!isTaken) stop(BUSY);
};
