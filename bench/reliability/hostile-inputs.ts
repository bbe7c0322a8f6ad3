import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "@/e2e/support/site";
import { exchange, head, type RawReply } from "@/test/support/raw-http";
import { generatedRequests } from "@/bench/support/generated-requests";
import type { Hostile } from "@/bench/support/hostile-calls";
import { naughtyRequests } from "@/bench/support/naughty-requests";
import { atMost, exactly, type Figure } from "@/bench/support/proof";

const AT_ONCE = 8;
const WITHIN_MS = 20_000;
/** One good request after this many bad ones. */
const GOOD_EVERY = 25;
const TRACE = /\n\s+at .+:\d+:\d+|node_modules|[\w-]\.tsx?:\d/;

type Finding = "5xx" | "no answer" | "trace" | "headers" | "elsewhere" | "good refused";

const isFailure = ({ status, headers }: RawReply) =>
  status >= 500 && !(status === 503 && headers["retry-after"]);
const isGuarded = ({ headers }: RawReply) =>
  headers["x-content-type-options"] === "nosniff" &&
  headers["content-security-policy"]?.startsWith("default-src 'none'; ");

const leadsAway = ({ headers: { location } }: RawReply) =>
  location !== undefined && !/^\/(?![/\\])/.test(location);

const findingsIn = (reply: RawReply): Finding[] => [
  ...(reply.status === 0 || !reply.isEnded ? ["no answer" as const] : []),
  ...(isFailure(reply) ? ["5xx" as const] : []),
  ...(leadsAway(reply) ? ["elsewhere" as const] : []),
  ...(TRACE.test(reply.text) ? ["trace" as const] : []),
  ...(reply.status !== 0 && !isGuarded(reply) ? ["headers" as const] : []),
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

type Form = { isShort: boolean; generated: number; seed: number };

/**
 * Sends the list of naughty strings in every text field, then generated requests close to valid ones
 * (docs/security.md).
 */
export const hostileInputs = async ({ isShort, generated, seed }: Form): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-hostile-"));
  const site = await startSite({
    SQLITE_PATH: join(folder, "site.db"),
    SPOOL_PATH: join(folder, "spool"),
    TRUST_PROXY_HOPS: "1",
    LOG_LEVEL: "info",
  });
  try {
    const requests = [...naughtyRequests(isShort), ...generatedRequests(generated, seed)];
    const found = new Map<Finding, string[]>();
    const note = (finding: Finding, what: string) =>
      found.set(finding, [...(found.get(finding) ?? []), what]);
    const statuses = new Map<number, number>();
    let slowest = 0;
    let next = 0;
    const sendSome = async () => {
      const browser = await browserOn(site.url);
      for (let sent = 1; next < requests.length; sent++) {
        const request = requests[next++]!;
        const reply = await browser.send(request);
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        slowest = Math.max(slowest, reply.ms);
        for (const finding of findingsIn(reply))
          note(finding, `${request.what} ${JSON.stringify(request.body.toString().slice(0, 200))}`);
        if (sent % GOOD_EVERY === 0 && !(await browser.isWell()))
          note("good refused", request.what);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
    const none = (what: string, finding: Finding): Figure => {
      const examples = found.get(finding) ?? [];
      return exactly([what, ...examples.slice(0, 3)].join("\n  "), examples.length, 0);
    };
    const counts = [...statuses].sort().map(([status, count]) => `${status} × ${count}`);
    console.log(`${requests.length} bad requests, seed ${seed}: ${counts.join(", ")}`);
    const lines = badLines(site.output());
    return [
      none(`of ${requests.length}: 5xx but 503 with Retry-After`, "5xx"),
      none("without an answer", "no answer"),
      none("stack traces", "trace"),
      none("without the security headers", "headers"),
      none("redirects to another site", "elsewhere"),
      none("good requests refused in between", "good refused"),
      exactly(["log lines of errors", ...lines.slice(0, 3)].join("\n  "), lines.length, 0),
      atMost("slowest answer", slowest / 1000, isShort ? WITHIN_MS / 1000 : 5, " s"),
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
