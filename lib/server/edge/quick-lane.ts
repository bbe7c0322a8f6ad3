import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Kept } from "./static-cache";
import { together } from "./together.ts";
import { connectionOf, isSpent } from "./connection.ts";
import type { GuardRules } from "./guard-options.ts";
import { plainRequest } from "./plain-request.ts";
import { requestIdOf } from "./request-entry.ts";
import { pathOf } from "./request-error.ts";

/** Whoever has not asked anything by then is Node's, which counts how long a request takes to come. */
const FIRST_BYTES_MS = 500;

/** The Date of an answer, which changes once a second. */
const clock = () => {
  let second = 0;
  let text = "";
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) text = new Date((second = now) * 1_000).toUTCString();
    return text;
  };
};

/** What stands in memory for a request, and what the log says of it. */
type Found = { kept: Kept; method: string; path: string; requestId: string };

/** What is to be sent at once for what came in on a connection; null where that is anything but plain. */
const find = (bytes: Buffer, socket: Socket, rules: GuardRules): Found | null => {
  const isLast = rules.isStopping() || isSpent(connectionOf(socket)); // then Node's HTTP ends the connection
  const request = isLast ? null : plainRequest(bytes);
  if (!request) return null;
  const { method, url, headers } = request;
  const path = pathOf(url);
  const kept = rules.pressed(path, method, headers);
  if (!kept || !rules.isOurHost(headers.host ?? "", socket.remoteAddress)) return null;
  return { kept, method, path, requestId: requestIdOf(headers, rules.proxyHops) };
};

/** Sends a head and what belongs under it; `done` learns whether the connection broke before all was gone. */
const send = (
  socket: Socket,
  text: string,
  bytes: Buffer | undefined,
  done: (error?: Error | null) => void,
) => {
  if (!bytes) return void socket.write(text, "latin1", done);
  socket.cork();
  socket.write(text, "latin1");
  socket.write(bytes, done);
  socket.uncork();
};

/**
 * Lets `server` answer requests for what stands in memory on the connection itself, past Node's HTTP, which takes
 * three times as long as all else (docs/decisions/028-a-quick-lane.md). A connection is Node's with the first bytes
 * that are no plain request for such a thing, and stays so: whatever has to be refused, is refused there.
 */
export const openQuickLane = (server: Server, rules: GuardRules): void => {
  const { times } = rules;
  const [intoHttp] = server.listeners("connection") as [(socket: Socket) => void];
  const dateNow = clock();
  const later = together();
  const stays = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(times.keepAlive / 1_000)}\r\n\r\n`;
  const inLane = new Set<Socket>();

  const enter = (socket: Socket) => {
    let isUsed = false;
    const answer = ({ kept, method, path, requestId }: Found) => {
      const startedAt = performance.now();
      const head = `${kept.text}X-Request-Id: ${requestId}\r\nDate: ${dateNow()}\r\n${stays}`;
      const isFirst = !isUsed;
      isUsed = true;
      connectionOf(socket).requests++;
      send(socket, head, kept.bytes, (error) => {
        // Node may have it by now, with time-outs of its own.
        if (inLane.has(socket)) {
          if (isFirst || socket.isPaused()) socket.setTimeout(times.keepAlive);
          socket.resume();
        }
        rules.log({
          requestId,
          method,
          route: rules.routeOf(path),
          status: kept.status,
          ms: Math.round(performance.now() - startedAt),
          bytes: head.length + (kept.bytes?.length ?? 0),
          ...(error && { isCut: true }),
        });
      });
      if (socket.writableLength === 0) return;
      // Who does not read what was asked for is not asked for more.
      socket.setTimeout(times.silence);
      socket.pause();
    };

    const leave = (unread?: Buffer) => {
      if (socket.destroyed) return;
      inLane.delete(socket);
      socket.off("data", onData).off("timeout", onTimeout).off("end", onEnd);
      socket.off("error", onError).off("close", onClose);
      socket.setTimeout(0).pause();
      if (unread) socket.unshift(unread);
      intoHttp.call(server, socket);
      socket.resume();
    };
    const onData = (bytes: Buffer) => {
      const found = find(bytes, socket, rules);
      if (found) return later(() => answer(found));
      socket.pause();
      later(() => leave(bytes));
    };
    const onTimeout = () => (isUsed ? socket.destroy() : leave());
    const onEnd = () => later(() => socket.end());
    const onError = () => undefined; // "close" follows
    const onClose = () => inLane.delete(socket);

    inLane.add(socket);
    socket.setTimeout(FIRST_BYTES_MS);
    socket.on("data", onData).on("timeout", onTimeout).on("end", onEnd);
    socket.on("error", onError).on("close", onClose);
  };
  server.removeAllListeners("connection").on("connection", enter);

  const idle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of inLane) if (socket.writableLength === 0) socket.destroy();
    idle();
  };
  const all = server.closeAllConnections.bind(server);
  server.closeAllConnections = () => {
    for (const socket of inLane) socket.destroy();
    all();
  };
};
