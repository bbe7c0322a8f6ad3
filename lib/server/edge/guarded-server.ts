import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { NO_PAGE } from "./content-policy.ts";
import { countForwarded } from "./forwarded.ts";
import { formerQuery, meantAddress } from "./meant-address.ts";
import {
  type HostRule,
  isDecodable,
  PAGE_METHODS,
  pathOf,
  type RequestError,
  validateRequest,
} from "./request-error.ts";
import { addressOf, logAtEnd, type LogEntry, requestIdOf } from "./request-log.ts";
import { completeHeaders } from "./response-headers.ts";
import type { CachedResponse } from "./static-cache.ts";

export type GuardOptions = {
  isOurHost: HostRule;
  proxyHops: number;
  security: Readonly<Record<string, string>>;
  policy: (written: string) => string;
  noncePolicy: (path: string) => string | null;
  addressHeader: (address: string) => readonly [name: string, value: string];
  /** The cached answer for an address, a method (GET or HEAD) and headers; null: ask Next. */
  cached: (url: string, method: string, headers: IncomingHttpHeaders) => CachedResponse | null;
  isStopping: () => boolean;
  routeOf: (path: string) => string;
  log: (entry: LogEntry) => void;
};

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const BROKEN: RequestError = { status: 500, code: "internal", message: "Something went wrong." };
const LINGER_MS = 5_000;

/** Headers of Next and its platforms: from a visitor they are an attack (docs/security.md#t11). */
const INTERNAL =
  /^(?:x-(?:forwarded|middleware|invoke|nextjs|next|vercel|now|prerender|matched|client)-.*|x-(?:matched-path|nonce|real-ip|http-method-override|original-url|rewrite-url)|forwarded|next-(?:resume|action|hmr-refresh)|content-security-policy(?:-report-only)?)$/;

const stripInternalHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
};

/**
 * Answers with an error, a page's with its words alone, and ends the connection, or cuts an answer that has begun. The
 * body is read for 5 s at most: a connection closed over unread bytes is reset.
 */
const refuse = (
  req: IncomingMessage,
  res: ServerResponse,
  { status, code, message, headers }: RequestError,
  requestId: string,
): void => {
  if (res.headersSent) return void res.destroy();
  const isPage = req.headers.accept?.includes("text/html") ?? false;
  const body = isPage ? message : JSON.stringify({ error: { code, message, requestId } });
  res
    .writeHead(status, {
      "Content-Type": `${isPage ? "text/plain" : "application/json"}; charset=utf-8`,
      "Content-Length": String(Buffer.byteLength(body)),
      "Cache-Control": "no-store",
      Connection: "close",
      ...headers,
    })
    .write(body);
  const end = () => void res.end();
  if (req.readableEnded) return end();
  req.once("end", end).resume();
  setTimeout(end, LINGER_MS).unref();
};

/**
 * Takes one request through the guard, which answers it from memory, refuses it, or hands it to `handle`. In this order:
 *
 * 1. The request gets its id, its visitor's address, and its line in the log.
 * 2. `validateRequest`: path (400, 414), method (405), Host (421), declared length of the body (411, 413). The path is
 *    the one that was meant (meant-address.ts).
 * 3. Without an error and without a body: a cached answer, if there is one, is sent.
 * 4. From here on each answer gets its headers completed. An error found above is answered and ends the connection.
 * 5. Headers that only Next or we may set are removed; the address, the id and the policy of a page with a nonce are
 *    added.
 * 6. A path with a broken escape becomes the 404's.
 * 7. To the address that was meant, if it is another one, the answer leads (308).
 * 8. `handle` is called. If it fails: 500.
 */
const guardRequest = (
  req: IncomingMessage,
  res: ServerResponse,
  options: GuardOptions,
  handle: Handler,
): void => {
  const { headers, url = "", method = "" } = req;
  const requestId = requestIdOf(headers, options.proxyHops);
  const address = addressOf(req, options.proxyHops); // from a header that is removed below
  logAtEnd(req, res, requestId, options);
  const meant = PAGE_METHODS.includes(method) ? (meantAddress(url) ?? formerQuery(url)) : null;
  const path = meant?.path ?? pathOf(url);
  countForwarded(path, String(headers["x-forwarded-for"] ?? ""));
  const error = validateRequest(req, path, options.isOurHost);
  // No browser sends a body with a request for a page.
  const hasBody = (headers["content-length"] ?? "0") !== "0";

  const cached = error || meant || hasBody ? null : options.cached(url, method, headers);
  if (cached) {
    const last = options.isStopping() ? ["Connection", "close"] : [];
    const head = [...cached.head, "X-Request-Id", requestId, ...last];
    return void res.writeHead(cached.status, head).end(cached.body);
  }

  const noncePolicy = options.noncePolicy(path);
  const own = { "Content-Security-Policy": noncePolicy ?? NO_PAGE, "X-Request-Id": requestId };
  completeHeaders(res, { ...options.security, ...own }, options);
  if (error) return refuse(req, res, error, requestId);

  stripInternalHeaders(headers);
  const [addressHeader, sealed] = options.addressHeader(address);
  headers[addressHeader] = sealed;
  headers["x-request-id"] = requestId;
  if (noncePolicy) headers["content-security-policy"] = noncePolicy;
  // Chat programs truncate links, and Next would answer a broken escape with 500.
  if (!isDecodable(path)) req.url = path.startsWith("/hi/") ? "/hi/missing" : "/missing";
  if (meant)
    return void res.writeHead(308, { Location: meant.location, "Content-Length": 0 }).end();
  handle(req, res).catch(() => refuse(req, res, BROKEN, requestId));
};

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
