import type { IncomingMessage, ServerResponse } from "node:http";
import { completeHeaders } from "./answer-headers.ts";
import { capBody, maxBodyBytes } from "./body-limit.ts";
import { NO_PAGE } from "./content-policy.ts";
import { connectionOf, isSpent, MOST_IN_FLIGHT } from "./connection.ts";
import type { GuardRules } from "./guard-options.ts";
import { paced } from "./limit-starts-per-tick.ts";
import { refuse } from "./send-error.ts";
import { type Fault, faultOf, isDecodable, pathOf, TOO_LARGE } from "./request-error.ts";
import { addressOf, cutEntry, logAtEnd, requestIdOf } from "./request-entry.ts";
import { stripInternal } from "./stripped-headers.ts";

/** Answers a request, as Next does. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const BROKEN: Fault = { status: 500, code: "internal", message: "Something went wrong." };
const BUSY: Fault = {
  status: 503,
  code: "busy",
  message: "Too many requests at once.",
  headers: { "Retry-After": "1" },
};

/** Whoever sends one has it counted; no browser does with a page. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/**
 * Each request takes far more room inside of Next than outside. Of a thousand at once most wait out here, read in
 * time and cheap, so that the first are answered before the last are begun.
 */
const STARTS_A_TURN = 16;
/** As many as there may be connections: those that send one request at a time always find room. */
const MOST_WAITING = 2_000;
const inTurn = paced(STARTS_A_TURN, MOST_WAITING);

/** Lets a request through to `handle` as it should look there, or refuses it. `known` is a fault found before. */
export const admit = (
  req: IncomingMessage,
  res: ServerResponse,
  rules: GuardRules,
  handle: Handler,
  known: Fault | null = null,
): void => {
  const { socket, headers } = req;
  const connection = connectionOf(socket);
  // What follows a refusal on its connection is no request any more, even if it was sent along with it. Node makes
  // over a thousand of one packet, so they have to be cheap.
  if (connection.isRefused) return void (socket.destroyed || req.resume());
  if (connection.inFlight >= MOST_IN_FLIGHT) {
    connection.isRefused = true;
    rules.log(cutEntry(req, rules));
    return void socket.destroy();
  }
  const isSpentNow = isSpent(connection);
  connection.requests++;
  connection.inFlight++;
  res.once("close", () => connection.inFlight--);

  const requestId = requestIdOf(headers, rules.proxyHops);
  const address = addressOf(req, rules);
  let isBusy = false;
  const stop = (fault: Fault) => {
    connection.isRefused = true;
    isBusy = fault === BUSY;
    refuse(res, fault, requestId, rules.times.linger);
  };
  logAtEnd(req, res, requestId, address, rules, () => isBusy);
  const path = pathOf(req.url ?? "");
  const fault = known ?? faultOf(req, rules.isOurHost);
  // Node's parser drops what comes in one packet with an offer to upgrade: nothing may follow it.
  const isLast = () => rules.isStopping() || isSpentNow || headers.upgrade !== undefined;
  const added = ["X-Request-Id", requestId, ...(isLast() ? ["Connection", "close"] : [])];
  const kept = fault || hasBody(req) ? null : rules.pressed(path, req.method ?? "", headers);
  if (kept) return void res.writeHead(kept.status, [...kept.head, ...added]).end(kept.bytes);

  const own = { "Content-Security-Policy": NO_PAGE, "X-Request-Id": requestId };
  completeHeaders(res, { ...rules.security, ...own }, { policy: rules.policy, isLast });
  if (fault) return stop(fault);

  stripInternal(headers);
  const [addressHeader, sealed] = rules.addressHeader(address);
  headers[addressHeader] = sealed;
  headers["x-request-id"] = requestId;
  // A link that was cut off in the middle of a letter: no page of ours, which Next would answer with 500.
  if (!isDecodable(path)) req.url = path.startsWith("/hi/") ? "/hi/missing" : "/missing";
  capBody(req, maxBodyBytes(path), () => stop(TOO_LARGE));
  const isTaken = inTurn(socket, () => {
    if (res.writableEnded || socket.destroyed) return;
    handle(req, res).catch(() => stop(BROKEN));
  });
  if (!isTaken) stop(BUSY);
};
