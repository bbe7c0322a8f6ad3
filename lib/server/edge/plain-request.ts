import type { IncomingHttpHeaders } from "node:http";

/** A request that asks for something and brings nothing. */
export type PlainRequest = { method: string; url: string; headers: IncomingHttpHeaders };

/** A browser's have a few hundred. */
const MOST_BYTES = 4_096;
const LINE = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n/;
const HEADER = /([A-Za-z\d-]+):[\t ]*([\t -~]*)\r\n/y;

/** All that an answer from memory depends on. */
const READ = new Set(["host", "accept-encoding", "if-none-match", "x-request-id"]);
/** Who sends one of these wants more than an answer from memory, or says where the request ends. */
const NOT_PLAIN =
  /^(?:content-length|transfer-encoding|trailer|expect|upgrade|rsc|te|http2-settings|proxy-.*)$/;
const STAYS = /^keep-alive$/i;

/**
 * Reads `bytes` if they are one whole request in the plain shape that browsers, crawlers and proxies give theirs, and
 * nothing after it. Null for everything else, right or wrong, which is for Node's own parser to say.
 */
export const plainRequest = (bytes: Buffer): PlainRequest | null => {
  if (bytes.length > MOST_BYTES) return null;
  const text = bytes.toString("latin1");
  const line = LINE.exec(text);
  if (!line) return null;
  const headers: IncomingHttpHeaders = {};
  let at = line[0].length;
  for (HEADER.lastIndex = at; ; at = HEADER.lastIndex) {
    const found = HEADER.exec(text);
    if (!found) break;
    const [, name = "", value = ""] = found;
    const key = name.toLowerCase();
    if (READ.has(key)) {
      if (headers[key] !== undefined) return null;
      headers[key] = value.trimEnd();
    } else if (key === "connection" ? !STAYS.test(value.trimEnd()) : NOT_PLAIN.test(key))
      return null;
  }
  const [, method = "", url = ""] = line;
  return text.length === at + 2 && text.endsWith("\r\n") && headers.host !== undefined
    ? { method, url, headers }
    : null;
};
