import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { head } from "@/test/support/raw-http";
import { freePort } from "@/test/support/free-port";
import { nginxPath, startShippedNginx } from "@/e2e/support/shipped-nginx";
import { rawOn } from "@/e2e/support/raw";
import { startSite } from "@/e2e/support/site";
import { LONG } from "@/e2e/support/tiers";

const OF_THE_SITE = "x-request-id";
/** Of a server or of one connection, not of what was asked for. */
const EACH_ITS_OWN =
  /^(?:x-request-id|date|connection|server|etag|last-modified|accept-ranges|content-length)$/;

const FROM_NGINX = [
  ...["/", "/about?utm_source=ad", "/hi", "/hi/account", "/icons/any-192.png"],
  ...["/downloads/margin-sheet-en.csv", "/drawings/phone.svg"],
];
const FROM_THE_SITE = [
  ...["/nope", "/feed", "/api/config", "/desk", "/-pressed/manifest.json"],
  "/sw.js", // so that it can be switched off
];

const comparable = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !EACH_ITS_OWN.test(name)));

test(
  "nginx sends what the press wrote, with the site's own headers, and passes on the rest",
  LONG,
  async () => {
    test.skip(!nginxPath, "there is no nginx here");
    const folder = await mkdtemp(join(tmpdir(), "bizgrow-nginx-"));
    const [port, sitePort] = [await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    const site = await startSite({ SITE_URL: url, TRUST_PROXY_HOPS: "1" }, sitePort);
    const nginx = await startShippedNginx(nginxPath!, folder, port, sitePort).catch(
      async (error: unknown) => {
        await site.stop();
        throw error;
      },
    );
    const [before, behind] = [rawOn({ ...site, url }), rawOn(site)];
    try {
      for (const path of FROM_NGINX)
        for (const coding of ["identity", "gzip"]) {
          const asked = [`GET ${path}`, `Accept-Encoding: ${coding}`] as const;
          const [one, other] = [await before.ask(...asked), await behind.ask(...asked)];
          expect(one.headers, path).not.toHaveProperty(OF_THE_SITE);
          expect([one.status, comparable(one.headers)], path).toEqual([
            200,
            comparable(other.headers),
          ]);
          expect(one.body, path).toBe(other.body);
          const again = await before.ask(...asked, `If-None-Match: ${one.headers["etag"]}`);
          expect(again.status, path).toBe(304);
        }
      const forged = await before.ask("GET /api/live", "X-Request-Id: named-by-a-visitor");
      expect(forged.headers[OF_THE_SITE]).toMatch(/^[\da-f]{32}$/);
      const elsewhere = head("GET /about HTTP/1.1", "Host: evil.example", "Connection: close");
      expect((await before.send(elsewhere)).status).toBe(421);
      for (const [path, status] of Object.entries({ "/about": 200, "/nope": 404, "//a/b": 308 })) {
        const offer = [`Host: localhost:${port}`, "Connection: Upgrade", "Upgrade: websocket"];
        const asked = await before.send(head(`GET ${path} HTTP/1.1`, ...offer));
        expect(asked.status, path).toBe(status);
      }
      for (const path of FROM_THE_SITE) {
        const reply = await before.ask(`GET ${path}`);
        expect(reply.headers, path).toHaveProperty(OF_THE_SITE);
      }
      expect((await before.ask("GET /about", "RSC: 1")).headers).toHaveProperty(OF_THE_SITE);
      expect((await before.ask("POST /about")).status).toBe(405);
      // Many of one address at once: what is beyond the burst is asked to come later.
      const calls = head("GET /api/live HTTP/1.1", `Host: localhost:${port}`).repeat(40);
      const texts = await Promise.all(Array.from({ length: 20 }, () => before.send(calls)));
      const statuses = texts.flatMap(({ text }) => text.match(/^HTTP\/1\.1 \d+/gm) ?? []);
      expect(new Set(statuses)).toEqual(new Set(["HTTP/1.1 200", "HTTP/1.1 429"]));
      expect(texts.map(({ text }) => text).join("")).toContain("Retry-After: 5\r\n");
      for (const file of await readdir(join(folder, "press")))
        if (file.includes(".svg")) await rm(join(folder, "press", file));
      expect((await before.ask("GET /drawings/phone.svg")).headers).toHaveProperty(OF_THE_SITE);
      await site.stop();
      expect((await before.ask("GET /hi/about")).status).toBe(200);
      expect((await before.ask("GET /nope")).status).toBe(502);
    } finally {
      await nginx.stop();
      await site.stop();
    }
    expect(nginx.log()).toMatch(/^\S+ GET \/hi 200 \d+ [\d.]+$/m);
    expect(nginx.log()).not.toMatch(/utm_source|127\.0\.0\.1|::1/);
    await rm(folder, { recursive: true });
  },
);
