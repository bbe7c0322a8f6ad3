import { STATUS_CODES, type ServerResponse } from "node:http";
import { NO_PAGE } from "./content-policy.ts";
import type { RequestError } from "./request-error.ts";

const bodyOf = ({ code, message }: RequestError, requestId: string) =>
  JSON.stringify({ error: { code, message, requestId } });

const headersOf = (error: RequestError, body: string) => ({
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(body)),
  "Cache-Control": "no-store",
  Connection: "close",
  ...error.headers,
});

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
  const body = bodyOf(error, requestId);
  res.writeHead(error.status, headersOf(error, body)).end(body);
};

/** The same error as raw bytes, for input that Node could not parse as a request. */
export const formatRawError = (
  error: RequestError,
  requestId: string,
  security: Readonly<Record<string, string>>,
): string => {
  const body = bodyOf(error, requestId);
  const headers = {
    ...security,
    "Content-Security-Policy": NO_PAGE,
    "X-Request-Id": requestId,
    ...headersOf(error, body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, "", body].join(
    "\r\n",
  );
};
