import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { completeHeaders } from "./answer-headers.ts";
import { capBody, maxBodyBytes } from "./body-cap.ts";
import { NO_PAGE } from "./content-policy.ts";
import type { GuardRules } from "./guard-rules.ts";
import { together } from "./together.ts";
import { paced } from "./paced.ts";
import { refuse } from "./refusal.ts";
import { type Fault, faultOf, isDecodable, pathOf, TOO_LARGE } from "./request-fault.ts";
import { stripInternal } from "./stripped-headers.ts";
import { visitorAddress } from "./visitor-address.ts";

/** Answers a request, as Next does. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const REQUEST_ID = /^[\w-]{8,64}$/;
const BROKEN: Fault = { status: 500, code: "internal", message: "Something went wrong." };

/** A proxy of ours may have named the request; a visitor may not. */
export const requestIdOf = (headers: IncomingHttpHeaders, proxyHops: number): string => {
  const given = String(headers["x-request-id"] ?? "");
  return proxyHops > 0 && REQUEST_ID.test(given) ? given : randomUUID();
};

const logAtEnd = (req: IncomingMessage, res: ServerResponse, id: string, rules: GuardRules) => {
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
    }),
  );
};

/** Whoever sends one has it counted; no browser does with a page. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/**
 * Each request takes far more room inside of Next than outside. Of a thousand at once most wait out here, read in
 * time and cheap, so that the first are answered before the last are begun.
 */
const STARTS_A_TURN = 16;
const inTurn = paced(STARTS_A_TURN);
const inOneGo = together();

/** The connections on which something was refused: they are only listened to until they end. */
const refused = new WeakSet<Socket>();

/** Lets a request through to `handle` as it should look there, or refuses it. `known` is a fault found before. */
export const admit = (
  req: IncomingMessage,
  res: ServerResponse,
  rules: GuardRules,
  handle: Handler,
  known: Fault | null = null,
): void => {
  const { socket, headers } = req;
  // What follows a refusal on its connection is no request any more, even if it was sent along with it.
  if (refused.has(socket)) return void req.resume();
  const requestId = requestIdOf(headers, rules.proxyHops);
  const stop = (fault: Fault) => {
    refused.add(socket);
    refuse(res, fault, requestId, rules.times.linger);
  };
  logAtEnd(req, res, requestId, rules);
  const path = pathOf(req.url ?? "");
  const fault = known ?? faultOf(req, rules.isOurHost);
  const added = ["X-Request-Id", requestId, ...(rules.isStopping() ? ["Connection", "close"] : [])];
  const kept = fault || hasBody(req) ? null : rules.pressed(path, req.method ?? "", headers);
  if (kept)
    return inOneGo(() => res.writeHead(kept.status, [...kept.head, ...added]).end(kept.bytes));

  const own = { "Content-Security-Policy": NO_PAGE, "X-Request-Id": requestId };
  completeHeaders(res, { ...rules.security, ...own }, rules);
  if (fault) return stop(fault);

  const forwardedFor = String(headers["x-forwarded-for"] ?? "");
  const address = visitorAddress(socket.remoteAddress, forwardedFor, rules.proxyHops);
  stripInternal(headers);
  const [addressHeader, sealed] = rules.addressHeader(address);
  headers[addressHeader] = sealed;
  headers["x-request-id"] = requestId;
  // A link that was cut off in the middle of a letter: no page of ours, which Next would answer with 500.
  if (!isDecodable(path)) req.url = path.startsWith("/hi/") ? "/hi/missing" : "/missing";
  capBody(req, maxBodyBytes(path), () => stop(TOO_LARGE));
  inTurn(() => {
    if (res.writableEnded || socket.destroyed) return;
    handle(req, res).catch(() => stop(BROKEN));
  });
};
