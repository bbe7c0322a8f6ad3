// holds: #r10
// Over 10 s: servers are started, and stopped under load.
import { existsSync } from "node:fs";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { unmet } from "@/test/proofs/figures";
import { stops } from "@/test/proofs/stops";
import { eventually } from "@/test/support/eventually";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { head } from "@/test/support/raw-http";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { startSite } from "@/test/support/site";

const MOST_MS = 120_000;
const ID = "2b0f6c1e-1111-4111-8111-000000000002";

type Reply = { status: number; connection: string | undefined; body: string };

/** A request on a connection that stays open, as a load balancer's does. */
const keptOpen = (agent: Agent, url: string) =>
  new Promise<Reply>((resolve, reject) => {
    request(url, { agent }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (piece: string) => (body += piece));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          connection: response.headers.connection,
          body,
        }),
      );
    })
      .on("error", reject)
      .end();
  });

test(
  "after SIGTERM the site is not ready, finishes its requests, closes the store and exits with 0",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "bizgrow-stop-"));
    const groq = await startGroqStandin({ mode: "slow-30000" });
    const databasePath = join(folder, "site.db");
    const site = await startSite({
      SQLITE_PATH: databasePath,
      GROQ_API_KEY: "test",
      GROQ_BASE_URL: groq.url,
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const headers = { origin: site.url, "content-type": "application/json" };
      const visitor = `${site.url}/api/visitors/${ID}`;
      const made = await fetch(visitor, { method: "PUT", headers, body: "{}" });
      expect(made.status).toBe(201);
      expect(existsSync(`${databasePath}-wal`)).toBe(true);
      const cookie = made.headers.get("set-cookie")?.split(";")[0] ?? "";
      const answers = Object.fromEntries(QUESTION_IDS.map((id) => [id, "yes"]));
      const finished = fetch(`${visitor}/analysis`, {
        method: "POST",
        headers: { ...headers, cookie },
        body: JSON.stringify({ answers, lang: "en" }),
      });
      await eventually("a call to the AI", () => groq.calls() === 1);
      expect((await keptOpen(agent, `${site.url}/api/ready`)).status).toBe(200);

      const stopped = site.stop("SIGTERM");
      await sleep(100);
      expect(await keptOpen(agent, `${site.url}/api/ready`)).toMatchObject({
        status: 503,
        connection: "close",
      });
      await sleep(600);
      await expect(fetch(site.url)).rejects.toThrow();
      const reply = await finished;
      expect(reply.status).toBe(200);
      expect(await reply.json()).toMatchObject({ source: "silent" });
      await stopped;
      expect(site.exitCode()).toBe(0);
      expect(existsSync(databasePath)).toBe(true);
      expect(existsSync(`${databasePath}-wal`)).toBe(false);
    } finally {
      agent.destroy();
      await site.stop("SIGKILL");
      await groq.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
  MOST_MS,
);

test(
  "a second signal ends the site at once",
  async () => {
    const site = await startSite({});
    const { host, port } = new URL(site.url);
    const slow = connect(Number(port), "localhost");
    slow.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n`); // and nothing more
    await sleep(200);
    process.kill(site.pid, "SIGTERM");
    await sleep(1_500);
    expect(site.exitCode()).toBeNull();
    await site.stop("SIGTERM");
    expect(site.exitCode()).toBe(1);
    slow.destroy();
  },
  MOST_MS,
);

test(
  "silent clients that offered an upgrade do not delay SIGTERM",
  async () => {
    const site = await startSite({ TRUST_PROXY_HOPS: "1" });
    const { host, port } = new URL(site.url);
    expect((await fetch(`${site.url}/nope`)).status).toBe(404); // Next has answered
    const offer = head(
      `GET /contact/ HTTP/1.1`,
      `Host: ${host}`,
      "Upgrade: h2c",
      "Connection: Upgrade",
    );
    const silent = await Promise.all(
      Array.from({ length: 1_900 }, async () => {
        const socket = connect(Number(port), "localhost");
        socket.on("error", () => undefined).once("connect", () => socket.write(offer));
        await once(socket, "connect");
        return socket;
      }),
    );
    await site.stop("SIGTERM");
    expect(site.exitCode()).toBe(0);
    for (const socket of silent) socket.destroy();
  },
  MOST_MS,
);

test(
  "two stops under load fail no request",
  async () => {
    expect(unmet(await stops(2))).toEqual([]);
  },
  MOST_MS,
);
