// Takes 10 s: that long Caddy waits for a body.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/test/support/free-port";
import { installed } from "@/test/support/installed";
import { exchange, head } from "@/test/support/raw-http";
import { rawOn } from "@/test/support/raw";
import { startSite } from "@/test/support/site";

const caddyPath = installed(["caddy"], "version");
const FORGED = "named-by-a-visitor";

/** deploy/Caddyfile without TLS, on loopback. */
const configFor = async (program: string, port: number, sitePort: number) => {
  const config = (await readFile("deploy/Caddyfile", "utf8"))
    .replace("{\n", "{\n\tadmin off\n\tauto_https off\n")
    .replace("example.in {", `http://localhost:${port} {`)
    .replace("127.0.0.1:3000", `localhost:${sitePort}`);
  const { stdout } = spawnSync(program, ["version"], { encoding: "utf8" });
  const isOld = /^v?2\.[0-6]\./.test(stdout);
  return isOld ? config.replace(/request_buffers .*/, "buffer_requests") : config;
};

test("Caddy replaces a visitor's request id, and passes no slow body on to the site", async () => {
  if (!caddyPath) return console.warn("SKIPPED: no caddy on this machine");
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-caddy-"));
  const [port, sitePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const site = await startSite(
    { SITE_URL: url, TRUST_PROXY_HOPS: "1", LOG_LEVEL: "info" },
    sitePort,
  );
  const file = join(folder, "Caddyfile");
  await writeFile(file, await configFor(caddyPath, port, sitePort));
  const caddy = spawn(caddyPath, ["run", "--adapter", "caddyfile", "--config", file], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = "";
  caddy.stderr.on("data", (text) => (output += text));
  const ended = once(caddy, "close");
  const raw = rawOn({ ...site, url });
  try {
    for (
      let tries = 0;
      tries < 100 && (await raw.ask("GET /api/live").catch(() => null))?.status !== 200;
      tries++
    )
      await sleep(100);
    const reply = await raw.ask("GET /api/live", `X-Request-Id: ${FORGED}`);
    expect([reply.status, output]).toEqual([200, output]);
    expect(reply.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);

    // Caddy passes offers to upgrade on; the site answers them as any other request.
    const offer = [`Host: localhost:${port}`, "Connection: Upgrade", "Upgrade: websocket"];
    const offered = async (path: string) =>
      (await raw.send(head(`GET ${path} HTTP/1.1`, ...offer))).status;
    expect(await offered("/nope")).toBe(404);
    expect(await offered("/contact/")).toBe(308);
    expect(await offered("//a/b")).toBe(308);

    // The site says that nobody is signed in; what is too large does not reach it.
    const sent = async (path: string) =>
      (await raw.call(`POST ${path}`, "a".repeat(200_000))).status;
    expect(await sent("/api/desk/import")).toBeLessThan(413);
    expect(await sent("/api/desk/add")).toBeGreaterThanOrEqual(413);

    const slow = head(
      "POST /api/leads/contact HTTP/1.1",
      `Host: localhost:${port}`,
      "Sec-Fetch-Site: same-origin",
      "Content-Type: application/json",
      "Content-Length: 100",
    );
    const { isEnded } = await exchange(port, [slow, 60_000], { withinMs: 60_000 });
    expect(isEnded).toBe(true);
  } finally {
    caddy.kill();
    await ended;
    await site.stop();
  }
  // The site never saw the request whose body did not come.
  expect(site.output()).not.toContain("/api/leads/contact");
  expect(site.output()).not.toContain(FORGED);
  await rm(folder, { recursive: true });
}, 60_000);
