import type { IncomingMessage } from "node:http";
import type { HostRule } from "./allowed-hosts.ts";
import { maxBodyBytes } from "./body-limit.ts";

/** What is wrong with a request, and what it is answered. */
export type Fault = {
  status: number;
  code: string;
  message: string;
  headers?: Readonly<Record<string, string>>;
};

const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = ["GET", "HEAD"];
/** The longest path of ours has under 100 characters, in Hindi too. */
const MAX_PATH_CHARACTERS = 2_048;
/** A segment of one or two dots, however they are spelled. */
const DOTS = /\/(?:\.|%2e){1,2}(?:[/;]|$)/i;
const CONTROL = /%(?:0\d|0[a-f]|1[\da-f]|7f)/i;

export const pathOf = (url: string): string => {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
};

const isApi = (path: string): boolean => path === "/api" || path.startsWith("/api/");

export const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

export const TOO_LARGE: Fault = {
  status: 413,
  code: "too_large",
  message: "The body is too large.",
};

const badRequest = (message: string): Fault => ({ status: 400, code: "bad_request", message });

const lineFault = (path: string): Fault | null => {
  // One slash and a name: "//evil.example", "/\evil.example" and a whole address are somebody else's.
  if (!/^\/(?!\/)[^\\]*$/.test(path) || DOTS.test(path) || CONTROL.test(path))
    return badRequest("This is no address of ours.");
  if (path.length > MAX_PATH_CHARACTERS)
    return { status: 414, code: "too_long", message: "The address is too long." };
  if (isApi(path) && !isDecodable(path)) return badRequest("This is no address of ours.");
  return null;
};

const methodFault = (method: string | undefined, path: string): Fault | null => {
  const allowed = isApi(path) ? API_METHODS : PAGE_METHODS;
  if (allowed.includes(method ?? "")) return null;
  const Allow = allowed.join(", ");
  const message = `Allowed: ${Allow}.`;
  return { status: 405, code: "method_not_allowed", message, headers: { Allow } };
};

/** Of the encodings that may wrap a body Node reads one; any other would end where a proxy thinks otherwise. */
const encodingFault = ({ headers }: IncomingMessage): Fault | null =>
  /^chunked$/i.test(headers["transfer-encoding"] ?? "chunked")
    ? null
    : badRequest("This encoding is not read.");

/** Node's parser takes 0.9 and 2.0 in a request line, too. */
const versionFault = ({ httpVersion }: IncomingMessage): Fault | null =>
  /^1\.[01]$/.test(httpVersion)
    ? null
    : { status: 505, code: "http_version", message: "HTTP/1.1 is spoken here." };

const hostFault = (req: IncomingMessage, isOurs: HostRule): Fault | null => {
  const names = req.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
  if (names.length !== 1) return badRequest("One Host header is needed.");
  if (isOurs(req.headers.host ?? "", req.socket.remoteAddress)) return null;
  return { status: 421, code: "wrong_host", message: "This is not the server of that host." };
};

/**
 * What is wrong with a request before its body is read, or null: an address that is none, a method that is not
 * taken there, a host that is not ours, a body that says it is too large (security.md rows 9, 70-73, 83).
 */
export const faultOf = (req: IncomingMessage, isOurs: HostRule): Fault | null => {
  const path = pathOf(req.url ?? "");
  return (
    versionFault(req) ??
    lineFault(path) ??
    methodFault(req.method, path) ??
    hostFault(req, isOurs) ??
    encodingFault(req) ??
    (Number(req.headers["content-length"] ?? 0) > maxBodyBytes(path) ? TOO_LARGE : null)
  );
};
