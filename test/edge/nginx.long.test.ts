// nginx and two servers, one after the other.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/test/support/free-port";
import { eventually } from "@/test/support/eventually";
import { head, type RawReply } from "@/test/support/raw-http";
import { rawOn } from "@/test/support/raw";
import { nginxPath, startShippedNginx } from "@/test/support/shipped-nginx";
import { type Site, startSite } from "@/test/support/site";

/** Of one request or of one connection. */
const EACH_ITS_OWN = /^(?:x-request-id|date|connection|server|content-length)$/;
const MAY_BE_KEPT = [
  "/",
  "/hi",
  "/feed",
  "/icons/any-192.png",
  "/downloads/sales-plan-en.csv",
  "/drawings/phone.svg",
];
/** Personal pages, errors, the API, and pages that depend on their query. */
const NEVER_KEPT = [
  "/account",
  "/hi/account",
  "/welcome",
  "/r",
  "/desk",
  "/nope",
  "/about/",
  "/_next/static/nope.js",
  "/contact/order/suite",
  "/about?utm_source=ad",
  "/sw.js", // so that it can be switched off
];

const comparable = ({ status, headers, body }: RawReply) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !EACH_ITS_OWN.test(name))),
  body,
});

const start = async () => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-nginx-"));
  const [port, sitePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = { SITE_URL: url, TRUST_PROXY_HOPS: "1", LOG_LEVEL: "info" };
  const site = await startSite(env, sitePort);
  const nginx = await startShippedNginx(nginxPath!, folder, port, sitePort).catch(
    async (error: unknown) => {
      await site.stop();
      throw error;
    },
  );
  const end = async () => {
    await nginx.stop();
    await site.stop();
    await rm(folder, { recursive: true });
  };
  return { site, nginx, host: `localhost:${port}`, before: rawOn({ ...site, url }), end };
};

/** How many requests of a path the site has logged. */
const askedOf = ({ output }: Site, route: string) =>
  output().split(`"route":"${route}"`).length - 1;

const withNginx =
  (work: (parts: Awaited<ReturnType<typeof start>>) => Promise<void>) => async () => {
    if (!nginxPath) return console.warn("SKIPPED: no nginx on this machine");
    const parts = await start();
    try {
      await work(parts);
    } finally {
      await parts.end();
    }
  };

test(
  "nginx sends what a shared cache may keep by itself, with the site's own headers, and nothing else",
  withNginx(async ({ site, nginx, before }) => {
    const behind = rawOn(site);
    for (const coding of ["identity", "gzip", "gzip, deflate, br", "br;q=0, gzip;q=0.5", ""])
      for (const path of MAY_BE_KEPT) {
        const asked = [`GET ${path}`, `Accept-Encoding: ${coding}`] as const;
        const [first, second] = [await before.ask(...asked), await before.ask(...asked)];
        const own = comparable(await behind.ask(...asked));
        expect({ path, coding, ...comparable(first) }).toEqual({ path, coding, ...own });
        expect(comparable(second)).toEqual(own);
        expect(first.headers["x-request-id"]).toMatch(/^[\da-f]{32}$/);
        expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
        const again = await before.ask(...asked, `If-None-Match: ${second.headers["etag"]}`);
        expect(again.status).toBe(second.headers["etag"] ? 304 : 200);
      }
    const passedOn: string[] = [];
    for (const path of [...NEVER_KEPT, ...NEVER_KEPT])
      passedOn.push((await before.ask(`GET ${path}`)).headers["x-request-id"]!);
    for (const rsc of ["1", "1", "0"])
      passedOn.push((await before.ask("GET /hi", `RSC: ${rsc}`)).headers["x-request-id"]!);
    await eventually("each in the site's log", () =>
      passedOn.every((id) => site.output().includes(id)),
    );
    expect((await before.ask("GET /hi")).body).toMatch(/^<!DOCTYPE html>/i);
    // Asked five times directly, three times as the router, and once for each of three encodings.
    await eventually("the site's log", () => askedOf(site, "/hi") >= 11);
    expect(askedOf(site, "/hi")).toBe(11);

    await site.stop();
    expect((await before.ask("GET /hi")).status).toBe(200);
    expect((await before.ask("GET /nope")).status).toBe(502);
    await eventually("nginx's log", () => /GET \/hi 200/.test(nginx.log()));
    expect(nginx.log()).toMatch(/^\S+ GET \/hi 200 \d+ [\d.]+$/m);
    expect(nginx.log()).not.toMatch(/utm_source|127\.0\.0\.1|::1|nope/);
  }),
  60_000,
);

test(
  "nginx passes cookies, methods, upgrades and other hosts on or refuses them, and limits calls",
  withNginx(async ({ host, before }) => {
    const record = "/api/visitors/2b0f6c1e-1111-4111-8111-000000000003";
    const made = await before.call(`PUT ${record}`, "{}");
    const cookie = made.headers["set-cookie"]!.split(";")[0]!;
    expect((await before.ask(`GET ${record}`, `Cookie: ${cookie}`)).status).toBe(200);
    expect((await before.ask(`GET ${record}`)).status).toBe(404);
    expect((await before.ask("GET /")).headers).not.toHaveProperty("set-cookie");

    const forged = await before.ask("GET /api/live", "X-Request-Id: named-by-a-visitor");
    expect(forged.headers["x-request-id"]).toMatch(/^[\da-f]{32}$/);
    const elsewhere = head("GET /about HTTP/1.1", "Host: evil.example", "Connection: close");
    expect((await before.send(elsewhere)).status).toBe(421);
    const offered = async (path: string) => {
      const offer = [`Host: ${host}`, "Connection: close, Upgrade", "Upgrade: websocket"];
      return (await before.send(head(`GET ${path} HTTP/1.1`, ...offer))).status;
    };
    expect(await offered("/about")).toBe(200);
    expect(await offered("/nope")).toBe(404);
    expect(await offered("//a/b")).toBe(308);
    expect((await before.ask("POST /about")).status).toBe(405);
    expect((await before.ask("HEAD /about")).body).toBe("");

    const sent = async (path: string) =>
      (await before.call(`POST ${path}`, "a".repeat(1_000_000))).status;
    expect(await sent("/api/desk/add")).toBe(413);
    expect(await sent("/api/desk/import")).not.toBe(413);

    const call = ["GET /api/live HTTP/1.1", `Host: ${host}`];
    const calls = head(...call).repeat(39) + head(...call, "Connection: close");
    const texts = await Promise.all(Array.from({ length: 20 }, () => before.send(calls)));
    const all = texts.map(({ text }) => text).join("");
    expect(new Set(all.match(/HTTP\/1\.1 \d+/g))).toEqual(
      new Set(["HTTP/1.1 200", "HTTP/1.1 429"]),
    );
    expect(all).toContain("Retry-After: 5\r\n");
  }),
  60_000,
);
