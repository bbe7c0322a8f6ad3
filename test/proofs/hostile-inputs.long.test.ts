// Minutes: 1,500 requests to a server.
import { randomInt, randomUUID } from "node:crypto";
import { startSite } from "@/test/support/site";
import { exchange, head, type RawReply } from "@/test/support/raw-http";
import { generatedRequests } from "./generated-requests";
import type { Hostile } from "./hostile-calls";

const REQUESTS = 1_500;
/** The same requests each time. */
const SEED = 5;
const AT_ONCE = 8;
const WITHIN_MS = 20_000;
/** One good request after this many bad ones. */
const GOOD_EVERY = 25;
const TRACE = /\n\s+at .+:\d+:\d+|node_modules|[\w-]\.tsx?:\d/;

type Finding = "5xx" | "no answer" | "trace" | "headers" | "elsewhere";

const isFailure = ({ status, headers }: RawReply) =>
  status >= 500 && !(status === 503 && headers["retry-after"]);
const isGuarded = ({ headers }: RawReply) =>
  headers["x-content-type-options"] === "nosniff" &&
  headers["content-security-policy"]?.startsWith("default-src 'none'; ");

/** What is no HTTP is answered by Node itself: a status without a word. */
const isNodes = ({ status, headers, body }: RawReply) =>
  [400, 408, 417, 431].includes(status) && body === "" && headers["connection"] === "close";

const leadsAway = ({ headers: { location } }: RawReply) =>
  location !== undefined && !/^\/(?![/\\])/.test(location);

const findingsIn = (reply: RawReply): Finding[] => [
  ...(reply.status === 0 || !reply.isEnded ? ["no answer" as const] : []),
  ...(isFailure(reply) ? ["5xx" as const] : []),
  ...(leadsAway(reply) ? ["elsewhere" as const] : []),
  ...(TRACE.test(reply.text) ? ["trace" as const] : []),
  ...(reply.status !== 0 && !isGuarded(reply) && !isNodes(reply) ? ["headers" as const] : []),
];

/** A browser with its own record on the site at `url`, which sends given requests. */
const browserOn = async (url: string) => {
  const { host, port } = new URL(url);
  const id = randomUUID();
  let cookie = "";
  const send = ({ line, headers, body }: Hostile) => {
    const own = [
      `Host: ${host}`,
      "Connection: close",
      `X-Forwarded-For: 198.18.${randomInt(256)}.${randomInt(256)}`,
      ...(headers.some((one) => /^cookie:/i.test(one)) ? [] : [`Cookie: ${cookie}`]),
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    const start = head(`${line.replace(":id", id)} HTTP/1.1`, ...own, ...headers);
    const bytes = Buffer.concat([Buffer.from(start, "latin1"), Buffer.from(body)]);
    return exchange(Number(port), [bytes], { withinMs: WITHIN_MS });
  };
  const open: Hostile = {
    what: "a good request",
    line: "PUT /api/visitors/:id",
    headers: ["Sec-Fetch-Site: same-origin", "Content-Type: application/json"],
    body: '{"lang":"hi"}',
  };
  const made = await send(open);
  if (made.status !== 201) throw new Error(`No record: ${made.status} ${made.body}`);
  cookie = made.headers["set-cookie"]?.split(";")[0] ?? "";
  return { send, isWell: async () => (await send(open)).status === 200 };
};

/** Faulty log lines: broken in two by a visitor's text, or about an unexpected error. */
const badLines = (output: string) =>
  output.split("\n").filter((line) => {
    if (!line.startsWith("{")) return /^\s*at |Error/.test(line);
    try {
      return (JSON.parse(line) as { event?: string }).event === "unexpected error";
    } catch {
      return true;
    }
  });

test("every answer to 1,500 hostile requests is ours or Node's, and the next good request succeeds", async () => {
  const site = await startSite({ TRUST_PROXY_HOPS: "1", LOG_LEVEL: "info" });
  const found: string[] = [];
  try {
    const requests = generatedRequests(REQUESTS, SEED);
    let next = 0;
    const sendSome = async () => {
      const browser = await browserOn(site.url);
      for (let sent = 1; next < requests.length; sent++) {
        const request = requests[next++]!;
        const text = `${request.what} ${JSON.stringify(request.body.toString().slice(0, 200))}`;
        const reply = await browser.send(request);
        found.push(...findingsIn(reply).map((finding) => `${finding}: ${text}`));
        if (sent % GOOD_EVERY === 0 && !(await browser.isWell())) found.push(`after ${text}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  } finally {
    await site.stop();
  }
  expect([...found, ...badLines(site.output())].slice(0, 10)).toEqual([]);
}, 300_000);
