import type { IncomingMessage, ServerResponse } from "node:http";
import { maxBodyBytes } from "../core/body-bytes.ts";
import { NO_PAGE } from "./content-policy.ts";
import { formerQuery } from "./former-query.ts";
import type { GuardOptions } from "./guard-options.ts";
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
import { addressOf, logAtEnd, requestIdOf } from "./request-log.ts";
import { completeHeaders } from "./response-headers.ts";
import { sendError } from "./send-error.ts";

/** Answers a request, as Next does. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const BROKEN: RequestError = { status: 500, code: "internal", message: "Something went wrong." };
/** No browser sends a body with a request for a page. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/**
 * Takes one request through the guard, which answers it from memory, refuses it, or hands it to `handle`. In this order:
 *
 * 1. The request gets its id, its visitor's address, and its line in the log.
 * 2. `validateRequest`: path (400, 414), method (405), Host (421), declared length of the body (413). The path is the
 *    one that was meant (meant-address.ts, former-query.ts).
 * 3. Without an error and without a body: a cached answer, if there is one, is sent.
 * 4. From here on each answer gets its headers completed. An error found above is answered and ends the connection.
 * 5. Headers that only Next or we may set are removed; the address, the id and the policy of a page with a nonce are
 *    added.
 * 6. A path with a broken escape becomes the 404's.
 * 7. The body is counted while it streams (413).
 * 8. To the address that was meant, if it is another one, the answer leads (308).
 * 9. `handle` is called. If it fails: 500.
 */
export const guardRequest = (
  req: IncomingMessage,
  res: ServerResponse,
  options: GuardOptions,
  handle: Handler,
): void => {
  const { headers, url = "", method = "" } = req;
  const requestId = requestIdOf(headers, options.proxyHops);
  const address = addressOf(req, options); // from a header that is removed below
  const stop = (error: RequestError) => sendError(res, error, requestId, options.times.linger);
  logAtEnd(req, res, requestId, options);
  const meant = PAGE_METHODS.includes(method) ? (meantAddress(url) ?? formerQuery(url)) : null;
  const path = meant?.path ?? pathOf(url);
  const error = validateRequest(req, path, options.isOurHost);
  // Node's parser drops what comes in one packet with an offer to upgrade: nothing may follow it.
  const isLast = () => options.isStopping() || headers.upgrade !== undefined;

  const cached = error || meant || hasBody(req) ? null : options.cached(url, method, headers);
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
  handle(req, res).catch(() => stop(BROKEN));
};
