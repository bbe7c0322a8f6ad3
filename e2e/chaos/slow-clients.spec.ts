import { exchange, head } from "@/test/support/raw-http";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

/** The server cuts a slow request off after 15 s; a client that is not cut off gives up after this time. */
const PATIENCE_MS = 60_000;
const CLIENTS = 40;
const DRIPS = 12;

test(
  "slow clients are disconnected, and other clients are served meanwhile",
  LONG,
  async ({ stack: { site } }) => {
    const { host, port } = new URL(site.url);
    const path = "PUT /api/visitors/2b0f6c1e-1111-4111-8111-000000000001/answers/b1";
    const own = [
      "Sec-Fetch-Site: same-origin",
      "Content-Type: application/json",
      "Content-Length: 60",
    ];
    const drips = (piece: string) => Array.from({ length: DRIPS }, () => [1_500, piece]).flat();
    const ways = [
      ["GET / HTTP/1.1\r\n", ...drips("X-A: 1\r\n")],
      [head(`${path} HTTP/1.1`, `Host: ${host}`, ...own), ...drips(" ")],
      [head(`${path} HTTP/1.1`, `Host: ${host}`, ...own), "{", PATIENCE_MS],
      ["", PATIENCE_MS],
    ];
    const clients = Array.from({ length: CLIENTS }, (_, at) =>
      exchange(Number(port), ways[at % ways.length] ?? [], { withinMs: PATIENCE_MS }),
    );
    let gone = 0;
    for (const client of clients) void client.then(() => gone++);
    for (let asked = 0; asked < 10; asked++)
      expect((await fetch(`${site.url}/api/live`)).status).toBe(200);
    expect(gone).toBe(0);
    for (const { status, isEnded } of await Promise.all(clients)) {
      expect(isEnded).toBe(true);
      expect(status).toBe(408);
    }
    expect((await fetch(site.url)).status).toBe(200);
  },
);

test(
  "a client that sends many requests at once on a connection is disconnected, and others are served",
  LONG,
  async ({ stack: { site } }) => {
    const { host, port } = new URL(site.url);
    const flood = head("GET /api/live HTTP/1.1", `Host: ${host}`).repeat(1_500);
    const clients = Array.from({ length: CLIENTS }, () =>
      exchange(Number(port), [flood], { withinMs: PATIENCE_MS }),
    );
    for (let asked = 0; asked < 10; asked++)
      expect((await fetch(`${site.url}/api/live`)).status).toBe(200);
    for (const { text, isEnded } of await Promise.all(clients)) {
      expect(isEnded).toBe(true);
      expect(text.match(/^HTTP\/1\.1 /gm)?.length ?? 0).toBeLessThanOrEqual(8);
    }
  },
);
