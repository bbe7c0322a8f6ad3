import type { IncomingMessage } from "node:http";
import { maxBodyBytes } from "../core/body-bytes.ts";

export type RequestError = {
  status: number;
  code: string;
  message: string;
  headers?: Readonly<Record<string, string>>;
};

export type HostRule = (host: string, peer: string | undefined) => boolean;

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];
const LOOPBACK_PEER = /^(?:127\.|::1$|::ffff:127\.)/;
const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
export const PAGE_METHODS = ["GET", "HEAD"];
/** The longest path of the site has under 100 characters, in Hindi too. */
const MAX_PATH_CHARACTERS = 2_048;
const DOTS = /\/(?:\.|%2e){1,2}(?:[/;]|$)/i;
const CONTROL = /%(?:0\d|0[a-f]|1[\da-f]|7f)/i;

const badRequest = (message: string): RequestError => ({
  status: 400,
  code: "bad_request",
  message,
});

/** Accepts SITE_URL's host, and from a peer on this machine the loopback names. */
export const hostRule = (siteUrl: string, port: number): HostRule => {
  const own = new URL(siteUrl).host;
  const loopback = LOOPBACK_NAMES.map((name) => new URL(`http://${name}:${port}`).host);
  return (host, peer) => {
    const name = host.toLowerCase();
    return name === own || (loopback.includes(name) && LOOPBACK_PEER.test(peer ?? ""));
  };
};

/** A request's address without its query. */
export const pathOf = (url: string): string => {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
};

/** Whether the escapes of a path are valid UTF-8. */
export const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Whether a path is one of calls, not of pages. */
export const isApi = (path: string): boolean => path === "/api" || path.startsWith("/api/");

const pathError = (path: string): RequestError | null => {
  // One slash and a name: "//evil.example", "/\evil.example" and a full URL lead to another site.
  if (!/^\/(?!\/)[^\\]*$/.test(path) || DOTS.test(path) || CONTROL.test(path))
    return badRequest("This address does not exist.");
  if (path.length > MAX_PATH_CHARACTERS)
    return { status: 414, code: "too_long", message: "The address is too long." };
  if (isApi(path) && !isDecodable(path)) return badRequest("This address does not exist.");
  return null;
};

const methodError = (method: string | undefined, path: string): RequestError | null => {
  const allowed = isApi(path) ? API_METHODS : PAGE_METHODS;
  if (allowed.includes(method ?? "")) return null;
  const Allow = allowed.join(", ");
  const message = `Allowed: ${Allow}.`;
  return { status: 405, code: "method_not_allowed", message, headers: { Allow } };
};

const hostError = (req: IncomingMessage, isOurs: HostRule): RequestError | null =>
  isOurs(req.headers.host ?? "", req.socket.remoteAddress)
    ? null
    : { status: 421, code: "wrong_host", message: "This is not the server of that host." };

const TOO_LARGE =
  "This is too much at once. Go back, and send it in parts.\nएक साथ इतना नहीं जाता। वापस जाइए, और हिस्सों में भेजिए।";

const bodyError = ({ headers }: IncomingMessage, path: string): RequestError | null => {
  if (headers["transfer-encoding"] !== undefined)
    return { status: 411, code: "length_required", message: "The body needs a Content-Length." };
  if (Number(headers["content-length"] ?? 0) <= maxBodyBytes(path)) return null;
  return { status: 413, code: "too_large", message: TOO_LARGE };
};

/** The first problem of a request before its body is read: path, method, Host, declared length. */
export const validateRequest = (
  req: IncomingMessage,
  path: string,
  isOurs: HostRule,
): RequestError | null =>
  pathError(path) ??
  methodError(req.method, path) ??
  hostError(req, isOurs) ??
  bodyError(req, path);
