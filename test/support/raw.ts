import { exchange, head } from "./raw-http";
import type { Site } from "./site";

export const JSON_TYPE = "Content-Type: application/json";
/** The id of a record that does not exist. */
export const ID = "2b0f6c1e-1111-4111-8111-000000000001";

/** Requests to the production server that fetch would not send. */
export const rawOn = ({ url }: Site) => {
  const { host, port } = new URL(url);
  const send = (request: string, ...pieces: string[]) =>
    exchange(Number(port), [request, ...pieces]);
  const lines = (line: string, ...headers: string[]) =>
    head(`${line} HTTP/1.1`, `Host: ${host}`, ...headers, "Connection: close");
  const own = ["Sec-Fetch-Site: same-origin", JSON_TYPE];
  return {
    host,
    send,
    ask: (line: string, ...headers: string[]) => send(lines(line, ...headers)),
    /** A call that our own page could make, with a JSON text as its body. */
    call: (line: string, body: string, ...headers: string[]) => {
      const length = `Content-Length: ${Buffer.byteLength(body)}`;
      return send(lines(line, ...own, length, ...headers) + body);
    },
  };
};
