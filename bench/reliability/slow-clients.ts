import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "@/e2e/support/site";
import { exchange, head, type Piece } from "@/test/support/raw-http";
import { atLeast, atMost, exactly, type Figure } from "@/bench/support/proof";

const WATCH_MS = 40_000;
const ASK_EVERY_MS = 250;
const PIECE_EVERY_MS = 1_000;
const BODY_BYTES = 10_000;

const drips = (piece: string): Piece[] =>
  Array.from({ length: WATCH_MS / PIECE_EVERY_MS }, () => [PIECE_EVERY_MS, piece]).flat();

/** The attacks of slowhttptest: headers line by line, a body byte by byte, a body that never comes, nothing at all. */
const waysAt = (host: string): Piece[][] => {
  const post = head(
    "POST /api/leads/contact HTTP/1.1",
    `Host: ${host}`,
    "Sec-Fetch-Site: same-origin",
    "Content-Type: application/json",
    `Content-Length: ${BODY_BYTES}`,
  );
  return [
    [`GET / HTTP/1.1\r\nHost: ${host}\r\n`, ...drips("X-A: b\r\n")],
    [post, ...drips(" ")],
    [post, WATCH_MS],
    [WATCH_MS],
  ];
};

/** Opens this many slow connections at once, and measures other visitors' answers meanwhile (docs/security.md#t12). */
export const slowClients = async (clients: number): Promise<Figure[]> => {
  // All come from one address, which would be limited to 100 connections without a proxy.
  const site = await startSite({ TRUST_PROXY_HOPS: "1" });
  const { host, port } = new URL(site.url);
  const ways = waysAt(host);
  const ask = async (path: string) => {
    const reply = await fetch(site.url + path, { headers: { connection: "close" } }).catch(
      () => null,
    );
    await reply?.text();
    return reply?.status;
  };
  const paths = ["/api/live", "/hi/about"];
  try {
    // Loads Next's first pages before the measurement.
    for (const path of paths) await ask(path);
    let isOver = false;
    const slow = Promise.all(
      Array.from({ length: clients }, (_, at) =>
        exchange(Number(port), ways[at % ways.length] ?? [], { withinMs: WATCH_MS }),
      ),
    ).finally(() => (isOver = true));
    const waits: number[] = [];
    let failed = 0;
    while (!isOver) {
      const startedAt = performance.now();
      if ((await ask(paths[waits.length % paths.length] ?? "/")) !== 200) failed++;
      waits.push(performance.now() - startedAt);
      await sleep(ASK_EVERY_MS);
    }
    const gone = await slow;
    return [
      exactly(
        `${clients} slow clients: left after ${WATCH_MS / 1000} s`,
        gone.filter(({ isEnded }) => !isEnded).length,
        0,
      ),
      atMost("the last one gone after", Math.max(...gone.map(({ ms }) => ms)) / 1000, 25, " s"),
      exactly("answered other than 408", gone.filter(({ status }) => status !== 408).length, 0),
      atLeast("requests of others meanwhile", waits.length, 20),
      exactly("of those refused", failed, 0),
      atMost("slowest of those", Math.max(...waits), 1_000, " ms"),
    ];
  } finally {
    await site.stop();
  }
};
