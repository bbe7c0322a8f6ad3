import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { guardedServer, type GuardOptions, type Handler } from "@/lib/server/edge/guarded-server";
import { hostRule } from "@/lib/server/edge/request-error";
import type { LogEntry } from "@/lib/server/edge/request-log";
import { pagePolicy } from "@/lib/server/edge/content-policy";
import { securityHeaders } from "@/lib/server/edge/response-headers";
import { exchange, head, type Piece, type RawReply } from "./raw-http";

export const SITE_URL = "http://localhost:3000";
export const HOST = "Host: localhost:3000";
/** The content policy of a pressed page. */
export const PAGE_POLICY = pagePolicy(["'sha256-abc='"], {}, SITE_URL);

const STATUSES: Readonly<Record<string, number>> = { "/moved": 307, "/unchanged": 304 };

/** A handler in place of Next: it reads the whole body and reports it. */
const echo: Handler = async (req, res) => {
  let bytes = 0;
  for await (const chunk of req) bytes += (chunk as Buffer).length;
  if (req.url === "/broken") throw new Error("broken");
  if (req.url === "/page") res.setHeader("content-security-policy", PAGE_POLICY);
  // Next sets the headers of a route handler this way.
  if (req.url === "/handler") res.appendHeader("content-security-policy", PAGE_POLICY);
  res.statusCode = STATUSES[req.url ?? ""] ?? 200;
  res.setHeader("content-type", "application/json");
  res.end(JSON.stringify({ url: req.url, bytes, headers: req.headers }));
};

export type Seen = { url: string; bytes: number; headers: Record<string, string> };

/** The guard on a port of this machine, before a handler that echoes the requests that reach it. */
export const guardedSite = async (rules: Partial<GuardOptions> = {}) => {
  const entries: LogEntry[] = [];
  let handled = 0;
  const server = guardedServer(
    {
      isOurHost: hostRule(SITE_URL, 3000),
      proxyHops: 0,
      security: securityHeaders(SITE_URL),
      policy: (written) => written,
      noncePolicy: () => null,
      addressHeader: (address) => ["x-client-address", address],
      cached: () => null,
      isStopping: () => false,
      routeOf: () => "route",
      log: (entry) => entries.push(entry),
      ...rules,
    },
    async (req, res) => {
      handled++;
      await echo(req, res);
    },
  );
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const post = (path: string, body: string, ...headers: string[]) =>
    exchange(port, [head(`POST ${path} HTTP/1.1`, HOST, ...headers, "Connection: close") + body]);
  return {
    entries,
    /** The number of requests that the guard let through. */
    handled: () => handled,
    server,
    port: () => port,
    /** The server's sockets. */
    sockets,
    exchange: (...pieces: readonly Piece[]) => exchange(port, pieces),
    /** The same for a client that reads only once it has sent everything. */
    exchangeLate: (...pieces: readonly Piece[]) =>
      exchange(port, pieces, { readsLate: true, withinMs: 25_000 }),
    ask: (line: string, ...headers: string[]) =>
      exchange(port, [head(`${line} HTTP/1.1`, HOST, ...headers, "Connection: close")]),
    post,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};

export type GuardedSite = Awaited<ReturnType<typeof guardedSite>>;

/** Expects an error of the guard, which ends the connection. */
export const expectRefusal = (reply: RawReply, status: number): void => {
  expect(reply.status).toBe(status);
  expect(reply.isEnded).toBe(true);
  expect(reply.headers).toMatchObject({ connection: "close", "cache-control": "no-store" });
  const requestId = reply.headers["x-request-id"];
  expect(JSON.parse(reply.body)).toEqual({
    error: { code: expect.any(String), message: expect.any(String), requestId },
  });
};

/** Expects a refusal by Node's own parser, which ends the connection. */
export const expectNodeRefusal = (reply: RawReply, status: number): void => {
  expect(reply).toMatchObject({ status, isEnded: true });
};
