// Takes 20 s: that long Caddy waits for a body.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_IMPORT_BYTES } from "@/lib/server/core/body-bytes";
import { freePort } from "@/test/support/free-port";
import { installed } from "@/test/support/installed";
import { exchange, head } from "@/test/support/raw-http";
import { rawOn } from "@/test/support/raw";
import { startSite } from "@/test/support/site";

const caddyPath = installed(["caddy"], "version");
const FORGED = "named-by-a-visitor";

test("Debian's Caddy takes the file as it is", () => {
  if (!caddyPath) return console.warn("SKIPPED: no caddy on this machine");
  const validate = ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
  const { status, stderr } = spawnSync(caddyPath, validate, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, stderr]);
});

test("behind Caddy the site bounds bodies, compresses pages, and says so itself", async () => {
  if (!caddyPath) return console.warn("SKIPPED: no caddy on this machine");
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-caddy-"));
  const [port, sitePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const site = await startSite(
    { SITE_URL: url, TRUST_PROXY_HOPS: "1", LOG_LEVEL: "info" },
    sitePort,
  );
  const file = join(folder, "Caddyfile");
  const shipped = await readFile("deploy/Caddyfile", "utf8");
  await writeFile(file, shipped.replace("{\n", "{\n\tadmin off\n\tauto_https off\n"));
  const caddy = spawn(caddyPath, ["run", "--adapter", "caddyfile", "--config", file], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_URL: url,
      SITE_UPSTREAM: `localhost:${sitePort}`,
    },
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

    // A list of people arrives: the site says that nobody is signed in. A form that is too large is refused in words.
    const sent = (path: string, bytes: number) =>
      raw.call(`POST ${path}`, "a".repeat(bytes), "Accept: text/html");
    expect((await sent("/api/desk/import", MAX_IMPORT_BYTES)).status).toBe(303);
    for (const [path, bytes] of [
      ["/api/desk/import", MAX_IMPORT_BYTES + 1],
      ["/api/desk/add", 65 * 1024],
    ] as const)
      expect(await sent(path, bytes)).toMatchObject({
        status: 413,
        body: expect.stringContaining("too much at once"),
      });

    for (const [path, encoding] of [
      ["/health-check", "br"],
      ["/desk", "gzip"],
    ]) {
      const page = await raw.ask(`GET ${path}`, "Accept-Encoding: gzip, deflate, br, zstd");
      expect(page.headers["content-encoding"]).toBe(encoding);
    }

    const slow = head(
      "POST /api/leads/contact HTTP/1.1",
      `Host: localhost:${port}`,
      "Sec-Fetch-Site: same-origin",
      "Content-Type: application/json",
      "Content-Length: 100",
    );
    const late = await exchange(port, [slow, 60_000], { withinMs: 60_000 });
    expect(late).toMatchObject({ isEnded: true, status: 408 });
  } finally {
    caddy.kill();
    await ended;
    await site.stop();
  }
  expect(site.output()).not.toContain(FORGED);
  await rm(folder, { recursive: true });
}, 60_000);
