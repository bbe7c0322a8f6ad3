import { STATUS_CODES, type ServerResponse } from "node:http";
import { NO_PAGE } from "./content-policy.ts";
import type { Fault } from "./request-error.ts";

const bodyOf = ({ code, message }: Fault, requestId: string) =>
  JSON.stringify({ error: { code, message, requestId } });

const headersOf = (fault: Fault, body: string) => ({
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(body)),
  "Cache-Control": "no-store",
  Connection: "close",
  ...fault.headers,
});

/**
 * Answers in the guard's own name and ends the connection; an answer that has begun is cut off. What still comes in
 * is thrown away for `lingerMs`: a connection closed over unread bytes is reset, and the client never learns why.
 */
export const refuse = (
  res: ServerResponse,
  fault: Fault,
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
  const body = bodyOf(fault, requestId);
  res.writeHead(fault.status, headersOf(fault, body)).end(body);
};

/** The same refusal as text, for what never became a request. */
export const rawRefusal = (
  fault: Fault,
  requestId: string,
  security: Readonly<Record<string, string>>,
): string => {
  const body = bodyOf(fault, requestId);
  const headers = {
    ...security,
    "Content-Security-Policy": NO_PAGE,
    "X-Request-Id": requestId,
    ...headersOf(fault, body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`, ...lines, "", body].join(
    "\r\n",
  );
};
