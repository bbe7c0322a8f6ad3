import {
  expectNodeRefusal,
  guardedSite,
  type GuardedSite,
  HOST,
  PAGE_POLICY,
  type Seen,
  SITE_URL,
} from "@/test/support/guarded-site";
import { head } from "@/test/support/raw-http";
import { fitsHops } from "./forwarded";
import { deskPolicy, NO_PAGE, signInSources, withSources } from "./content-policy";
import { securityHeaders } from "./response-headers";

// Takes some seconds: clients are slow until a time-out ends them.

/** Longer than any time-out of these tests, in ms. */
const FOREVER_MS = 4_000;
/** Time-outs that a test can wait for. */
const SHORT_MS = { headersTimeout: 400, requestTimeout: 600, keepAliveTimeout: 300 };
const CHUNK = "\r\nX-A: 1";

let site: GuardedSite;
afterEach(() => site.close());

test.each([
  ["a head that does not end", ["GET / HTTP/1.1", 200, CHUNK, 200, CHUNK, FOREVER_MS]],
  [
    "a body that does not come",
    [head("POST /api/a HTTP/1.1", HOST, "Content-Length: 10"), "ab", FOREVER_MS],
  ],
])("times out on %s", async (_, pieces) => {
  site = await guardedSite();
  Object.assign(site.server, SHORT_MS);
  expectNodeRefusal(await site.exchange(...pieces), 408);
});

test("a connection without a next request is closed", async () => {
  site = await guardedSite();
  Object.assign(site.server, SHORT_MS);
  const reply = await site.exchange(head("GET / HTTP/1.1", HOST), FOREVER_MS);
  expect(reply).toMatchObject({ status: 200, isEnded: true });
});

test("a redirect without Cache-Control is no-store, and a 304 stays as it is", async () => {
  site = await guardedSite();
  expect((await site.ask("GET /moved")).headers["cache-control"]).toBe("no-store");
  expect((await site.ask("GET /unchanged")).headers).not.toHaveProperty("cache-control");
});

test("every answer has the security headers once, whatever its status", async () => {
  site = await guardedSite();
  const replies = [
    await site.ask("GET /fine"),
    await site.ask("HEAD /fine"),
    await site.ask("GET /page"),
    await site.ask("GET /broken"),
    await site.ask("POST /"),
    await site.ask("GET //api"),
    await site.post("/api/a", "a".repeat(99_999), "Content-Length: 99999"),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 500, 405, 400, 413]);
  for (const { headers } of replies) {
    for (const [name, value] of Object.entries(securityHeaders(SITE_URL)))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(headers).not.toHaveProperty("strict-transport-security");
  }
  const policies = replies.map(({ headers }) => headers["content-security-policy"]);
  expect(policies.filter((policy) => policy === PAGE_POLICY)).toHaveLength(1);
  expect(policies.filter((policy) => policy === NO_PAGE)).toHaveLength(replies.length - 1);
});

test("on https it sends HSTS, and pages allow sign-in's sources where it is configured", async () => {
  const signIn = signInSources({
    firebase: { authDomain: "demo.firebaseapp.com" },
    emulators: { auth: null },
  });
  site = await guardedSite({
    security: securityHeaders("https://bizgrow.example"),
    policy: (written) => withSources(written, signIn),
  });
  for (const path of ["/page", "/handler"]) {
    const { headers } = await site.ask(`GET ${path}`);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=63072000/);
    expect(headers["content-security-policy"]).toContain("frame-src https://demo.firebaseapp.com");
  }
});

test("each answer for a page of the desk has a policy with a new nonce, which Next is told, and no other page", async () => {
  site = await guardedSite({ noncePolicy: deskPolicy({}, SITE_URL) });
  const nonces = new Set<string>();
  for (const path of ["/desk", "/desk/leads?a=b", "/hi/desk", "/hi/desk/log"]) {
    const forged = "content-security-policy: script-src 'nonce-known'";
    const { headers, body } = await site.ask(`GET ${path}`, forged);
    const policy = headers["content-security-policy"];
    expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'self'; /);
    expect(policy).not.toMatch(/unsafe|\*/);
    const seen = (JSON.parse(body) as Seen).headers;
    expect(seen["content-security-policy"]).toBe(policy);
    nonces.add(policy!);
  }
  expect(nonces.size).toBe(4);
  for (const path of ["/fine", "/desks", "/hi/deskx", "/api/desk/news", "/x/desk"]) {
    const { headers, body } = await site.ask(`GET ${path}`);
    expect(headers["content-security-policy"]).toBe(NO_PAGE);
    expect((JSON.parse(body) as Seen).headers).not.toHaveProperty("content-security-policy");
  }
});

test("while the process stops, each answer closes its connection", async () => {
  site = await guardedSite({ isStopping: () => true });
  const reply = await site.exchange(head("GET / HTTP/1.1", HOST), FOREVER_MS);
  expect(reply).toMatchObject({ status: 200, isEnded: true });
  expect(reply.headers.connection).toBe("close");
});

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

test("what a proxy adds is remembered", async () => {
  site = await guardedSite({ proxyHops: 1 });
  for (let n = 0; n < 20; n++) await site.ask("GET /", "X-Forwarded-For: 6.6.6.6, 203.0.113.7");
  expect([1, 2].map(fitsHops)).toEqual([false, true]);
});

test("a path with a broken escape becomes the 404's", async () => {
  site = await guardedSite();
  expect((await seenBy("GET /%E0%A4%A")).url).toBe("/missing");
  expect((await seenBy("GET /hi/%E0%A4%A?utm=1")).url).toBe("/hi/missing");
  expect((await seenBy("GET /%E0%A4%85")).url).toBe("/%E0%A4%85");
});
