import type { ServerResponse } from "node:http";
import type { RequestError } from "./request-error.ts";

/**
 * Answers with the guard's error and ends the connection; an answer that has begun is cut off. Further input is
 * discarded for `lingerMs`: closing a connection with unread bytes resets it, and the client never sees the answer.
 */
export const sendError = (
  res: ServerResponse,
  error: RequestError,
  requestId: string,
  lingerMs: number,
): void => {
  if (res.headersSent) return void res.destroy();
  const { socket } = res;
  if (socket)
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), lingerMs).unref();
    };
  const { status, code, message, headers } = error;
  const body = JSON.stringify({ error: { code, message, requestId } });
  res
    .writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      "Cache-Control": "no-store",
      Connection: "close",
      ...headers,
    })
    .end(body);
};
