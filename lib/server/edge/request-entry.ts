import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Entry, GuardRules } from "./guard-options.ts";
import { pathOf } from "./request-error.ts";
import { visitorAddress } from "../core/visitor-address.ts";

const REQUEST_ID = /^[\w-]{8,64}$/;

/** A proxy of ours may have named the request; a visitor may not. */
export const requestIdOf = (headers: IncomingHttpHeaders, proxyHops: number): string => {
  const given = String(headers["x-request-id"] ?? "");
  return proxyHops > 0 && REQUEST_ID.test(given) ? given : randomUUID();
};

/** Where a request comes from, as limits count it. */
export const addressOf = (
  { socket, headers }: IncomingMessage,
  { proxyHops }: GuardRules,
): string =>
  visitorAddress(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""), proxyHops);

/** The line of a request that gets no answer, since its connection ends. */
export const cutEntry = (req: IncomingMessage, rules: GuardRules): Entry => ({
  requestId: requestIdOf(req.headers, rules.proxyHops),
  method: req.method ?? "",
  route: rules.routeOf(pathOf(req.url ?? "")),
  status: 429,
  ms: 0,
  bytes: 0,
  isCut: true,
  ...rules.addressForLog(addressOf(req, rules)),
});

/**
 * Answers that hint at an attack: the log of these requests says where they came from. Not 401, 404, 409 and 422,
 * which a visitor gets by an old session, an old link, a second device or a mistake in a form.
 */
const HOSTILE = new Set([400, 403, 405, 408, 413, 414, 415, 417, 421, 429, 431, 505]);

/** Writes a request's line to the log when its answer ends. `isBusy` says whether the guard turned the request away itself: a 503 may be the store's, too. */
export const logAtEnd = (
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
  address: string,
  rules: GuardRules,
  isBusy: () => boolean,
): void => {
  const { socket, method = "" } = req;
  const route = rules.routeOf(pathOf(req.url ?? ""));
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  res.once("close", () =>
    rules.log({
      requestId: id,
      method,
      route,
      status: res.statusCode,
      ms: Math.round(performance.now() - startedAt),
      bytes: socket.bytesWritten - bytesBefore,
      ...(!res.writableFinished && { isCut: true }),
      ...((HOSTILE.has(res.statusCode) || isBusy()) && rules.addressForLog(address)),
    }),
  );
};
