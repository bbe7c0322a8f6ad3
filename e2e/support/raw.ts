import { expect } from "@playwright/test";
import { exchange, head, type RawReply } from "@/test/support/raw-http";
import type { Site } from "./site";

const SECURITY = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};
export const JSON_TYPE = "Content-Type: application/json";
/** Nobody's record. */
export const ID = "2b0f6c1e-1111-4111-8111-000000000001";

/** Raw requests to the production server, which the rules of fetch would not let through. */
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

/** An answer with all the headers of ours, once, and nothing that tells how it was made. */
export const expectHarmless = (reply: RawReply, what: string) => {
  expect(reply.status, what).toBeGreaterThanOrEqual(200);
  expect(reply.status, what).toBeLessThan(500);
  expect(reply.headers, what).toMatchObject(SECURITY);
  expect(reply.headers["content-security-policy"], what).toMatch(/^default-src 'none'; [^,]*$/);
  expect(reply.headers["x-request-id"], what).toMatch(/^[\da-f-]{36}$/);
  expect(reply.headers, what).not.toHaveProperty("x-powered-by");
  expect(reply.headers, what).not.toHaveProperty("refresh");
  expect(reply.text, what).not.toMatch(/\n\s+at .+:\d+:\d+/);
};
