import { type GuardedSite, guardedSite, type Seen } from "@/test/support/guarded-site";

let site: GuardedSite;
afterEach(() => site.close());

const seenBy = async (line: string, ...headers: string[]) =>
  JSON.parse((await site.ask(line, ...headers)).body) as Seen;

const FORGED = [
  "Forwarded: for=1.2.3.4",
  "X-Forwarded-For: 1.2.3.4",
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Port: 1",
  "X-Forwarded-Proto: https",
  "X-Real-IP: 1.2.3.4",
  "X-Client-Address: 1.2.3.4",
  "X-Middleware-Subrequest: proxy:proxy:proxy",
  "X-Middleware-Prefetch: 1",
  "X-Nextjs-Data: 1",
  "X-Matched-Path: /desk",
  "X-Invoke-Path: /desk",
  "X-Invoke-Status: 200",
  "X-Now-Route-Matches: 1=a",
  "X-Prerender-Revalidate: a",
  "X-Next-Revalidated-Tags: a",
  "Next-Resume: 1",
  "Next-Action: 40aa",
  "X-Nonce: evil",
  "Content-Security-Policy: script-src 'nonce-evil'",
  "X-HTTP-Method-Override: DELETE",
  "X-Request-Id: forged-by-visitor",
];

test("a handler gets none of Next's internal headers", async () => {
  site = await guardedSite();
  const { headers } = await seenBy("GET /", ...FORGED, "RSC: 1");
  expect(Object.keys(headers).sort()).toEqual([
    "connection",
    "host",
    "rsc",
    "x-client-address",
    "x-request-id",
  ]);
  expect(headers["x-client-address"]).toMatch(/^(127\.0\.0\.1|0:0:0:0::\/64)$/);
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("a handler gets the headers of our proxy, and no forged ones", async () => {
  site = await guardedSite({ proxyHops: 1 });
  const forwarded = "X-Forwarded-For: 6.6.6.6, 203.0.113.7";
  const { headers } = await seenBy("GET /", forwarded, "X-Request-Id: named-by-proxy");
  expect(headers).toMatchObject({
    "x-client-address": "203.0.113.7",
    "x-request-id": "named-by-proxy",
  });
  expect(headers).not.toHaveProperty("x-forwarded-for");
});

test("a path with a broken escape becomes the 404's", async () => {
  site = await guardedSite();
  expect((await seenBy("GET /%E0%A4%A")).url).toBe("/missing");
  expect((await seenBy("GET /hi/%E0%A4%A?utm=1")).url).toBe("/hi/missing");
  expect((await seenBy("GET /%E0%A4%85")).url).toBe("/%E0%A4%85");
});
