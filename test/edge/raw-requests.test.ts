import { contentIn } from "@/lib/content";
import { OFFERED } from "@/lib/domain/check/packages";
import { contactPath } from "@/lib/domain/leads/contact-topics";
import { head, type RawReply } from "@/test/support/raw-http";
import { ID, JSON_TYPE, rawOn } from "@/test/support/raw";
import { type Site, startSite } from "@/test/support/site";

// Rows of docs/security.md at the whole server; lib/server/edge tests more of them at the guard alone.

const SECURITY = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

let site: Site;
beforeAll(async () => (site = await startSite({ TRUST_PROXY_HOPS: "1" })), 60_000);
afterAll(() => site.stop());

/** An answer with all our headers, once, and nothing that tells how it was made. */
const expectHarmless = ({ status, headers, text }: RawReply, what: string) => {
  expect({ what, ...headers }).toMatchObject({
    what,
    ...SECURITY,
    "content-security-policy": expect.stringMatching(/^default-src 'none'; [^,]*$/) as string,
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/) as string,
  });
  expect(Object.keys(headers)).not.toContain("x-powered-by");
  expect([what, status >= 200 && status < 500]).toEqual([what, true]);
  expect(text).not.toMatch(/\n\s+at .+:\d+:\d+/);
};

test("a start whose facts file is gone serves the build, with its packages", async () => {
  const lost = await startSite({ SITE_FACTS: "/no/such.json" });
  try {
    const former = `${lost.url}/contact?topic=order&package=${OFFERED[0]!.id}`;
    const reply = await fetch(former, { redirect: "manual" });
    expect([reply.status, reply.headers.get("location")]).toEqual([
      308,
      contactPath("order", OFFERED[0]!.id),
    ]);
  } finally {
    await lost.stop();
  }
}, 30_000);

test("what is made at request arrives compressed, whatever the proxy does", async () => {
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  for (const path of ["/desk", "/hi/desk/people", "/desk/open", "/contact/nope", "/api/ready"]) {
    const reply = await fetch(site.url + path, { headers });
    expect([path, reply.headers.get("content-encoding")]).toEqual([path, "gzip"]);
    expect(reply.headers.get("vary")).toMatch(/accept-encoding/i);
  }
});

test("every answer has the security headers: pages, files, redirects, errors, refusals", async () => {
  const raw = rawOn(site);
  const script = /\/_next\/static\/[^"]+\.js/.exec((await raw.ask("GET /")).body)?.[0];
  const replies: Record<string, number> = {
    "GET /": 200,
    "HEAD /": 200,
    "GET /hi/about": 200,
    "GET /nope": 404,
    "GET /en/about": 308,
    "GET /about/": 308,
    [`GET ${script}`]: 200,
    "GET /_next/static/nope.js": 404,
    "GET /drawings/shopfront.svg": 200,
    "GET /favicon.ico": 200,
    "GET /robots.txt": 200,
    "GET /.well-known/security.txt": 200,
    "GET /feed": 200,
    "GET /share/en.png": 200,
    "GET /words/check": 200,
    "GET /words/nope": 404,
    "GET /api/live": 200,
    "GET /api/ready": 200,
    "GET /api/nope": 404,
    "GET /api/visitors/x": 422,
    [`GET /api/visitors/${ID}`]: 404,
    "POST /api/leads/contact": 403,
    "POST /about": 405,
    "TRACE /": 405,
    "GET //evil.example": 308,
    "GET //api/live": 400,
    "GET /%00": 400,
    "GET *": 400,
  };
  for (const [line, status] of Object.entries(replies)) {
    const reply = await raw.ask(line);
    expect([line, reply.status]).toEqual([line, status]);
    expectHarmless(reply, line);
  }
  expect((await raw.ask("GET /about/")).headers.location).toBe("/about");
});

test("an odd address is a 404 of ours or no request, never an error or a file", async () => {
  const raw = rawOn(site);
  const unknown = [
    "/%",
    "/%E0%A4%A",
    "/%c0%ae",
    "/hi/%E0%A4",
    "/.env",
    "/.git/config",
    "/package.json",
    "/server.ts",
    "/.next/trace",
    "/_next/image?url=http://127.0.0.1:22&w=64&q=75",
    "/_next/static/chunks/main.js.map",
    "/500",
    "/_error",
    "/_not-found",
    "/_global-error",
    `/${"a".repeat(2_000)}`,
  ];
  for (const path of unknown) {
    const reply = await raw.ask(`GET ${path}`);
    expect([path, reply.status]).toEqual([path, 404]);
    expectHarmless(reply, path);
  }
  expect((await raw.ask("GET /hi/%E0%A4")).body).toContain(contentIn("hi").missing.title);
  for (const path of [
    "/a/../b",
    "/%2e%2e/etc/passwd",
    "/a/..;/b",
    "/_next/static/%2e%2e/%2e%2e/BUILD_ID",
  ])
    expect([path, (await raw.ask(`GET ${path}`)).status]).toEqual([path, 400]);
});

test("no header makes Next do what a page of ours would not ask", async () => {
  const raw = rawOn(site);
  const plain = await raw.ask("GET /about");
  for (const header of [
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: https",
    "X-Middleware-Subrequest: proxy:proxy",
    "X-Middleware-Rewrite: /desk",
    "X-Nextjs-Data: 1",
    "X-Matched-Path: /desk",
    "X-Invoke-Path: /desk",
    "X-Invoke-Status: 500",
    "Next-Resume: 1",
    "X-Nonce: evil",
    "Content-Security-Policy: script-src 'nonce-evil'",
    "Cookie: __prerender_bypass=a; __next_preview_data=b",
    "X-Prerender-Revalidate: a",
    "X-Now-Route-Matches: 1=a",
    "Next-Action: 4012345678901234567890123456789012345678ab",
  ]) {
    const reply = await raw.ask("GET /about", header);
    expectHarmless(reply, header);
    expect([header, reply.status]).toEqual([header, 200]);
    expect([header, reply.body]).toEqual([header, plain.body]);
    expect([header, reply.headers["content-security-policy"]]).toEqual([
      header,
      plain.headers["content-security-policy"],
    ]);
  }
  for (const headers of [
    ["RSC: 1"],
    ["RSC: 1", "Next-Router-State-Tree: {"],
    ["RSC: 1", "Next-Router-State-Tree: %5B%22%22%5D", "Next-Router-Prefetch: 1"],
    ["RSC: 1", "Next-Router-Prefetch: 1", "Next-Router-Segment-Prefetch: /../x"],
  ])
    for (const line of ["GET /about", "GET /about?_rsc=x", "GET /nope", "GET /blog/nope"])
      expectHarmless(await raw.ask(line, ...headers), `${line} ${headers.join()}`);
});

test("long and odd headers and queries change nothing", async () => {
  const raw = rawOn(site);
  for (const header of [
    "Cookie: =;;;=%E0%A4%A; a=%; __proto__=1",
    "Range: bytes=0-18446744073709551615",
    `If-None-Match: ${"a".repeat(4_000)}`,
    `Accept-Language: ${"hi,".repeat(2_700)}`,
    `X-Forwarded-For: ${"1.2.3.4,".repeat(1_000)}`,
  ]) {
    const reply = await raw.ask("GET /about", header);
    expectHarmless(reply, header.slice(0, 40));
    expect(reply.status).toBeLessThan(300);
  }
  expect((await raw.ask("GET /", `Cookie: a=${"b".repeat(20_000)}`)).status).toBe(431);
  const bare = await raw.ask("GET /about");
  const many = await raw.ask(`GET /about?${"a=1&".repeat(1_500)}`);
  expect(many.status).toBe(200);
  expect(many.text.length).toBeLessThan(bare.text.length + 8_000);
});

test("bodies that are too large are cut off, and the next request is answered", async () => {
  const raw = rawOn(site);
  const path = `PUT /api/visitors/${ID}/answers/b1`;
  expect((await raw.call(path, " ".repeat(16 * 1024 + 1))).status).toBe(413);
  expect((await raw.call(path, " ".repeat(16 * 1024))).status).toBe(400);
  const chunked = head(
    `${path} HTTP/1.1`,
    `Host: ${raw.host}`,
    "Sec-Fetch-Site: same-origin",
    JSON_TYPE,
    "Transfer-Encoding: chunked",
  );
  const reply = await raw.send(chunked, "1\r\na\r\n0\r\n\r\n");
  expect(reply.status).toBe(411);
  expectHarmless(reply, "a body without a length");
  expect((await raw.ask("GET /api/live")).status).toBe(200);
  expect(site.output()).not.toMatch(/"level":(50|60)|Error/);
});

test("an offer to upgrade is a request like any other, also once Next has answered one", async () => {
  const raw = rawOn(site);
  expect((await raw.ask("GET /nope")).status).toBe(404);
  const before = site.output().length;
  const offers = (protocol: string) => [
    "Connection: Upgrade, HTTP2-Settings, close",
    `Upgrade: ${protocol}`,
    "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA",
  ];
  const offer = (line: string, protocol: string, host = raw.host) =>
    raw.send(head(`${line} HTTP/1.1`, `Host: ${host}`, ...offers(protocol)));
  const answers: Record<string, number> = {
    "GET /": 200,
    "HEAD /hi": 200,
    "GET /contact/": 308,
    "GET /en/": 308,
    "GET /hi//x": 308,
    "GET //host/x": 308,
    "GET /%2f%2fhost/": 308,
    "GET /_next/static/nope.js": 404,
    "GET /nope": 404,
    "GET /api/live": 200,
    "GET /api/nope": 404,
    "POST /about": 405,
    "GET http://127.0.0.1:22/": 400,
    'GET *{"level":50,"event":"forged"}': 400,
  };
  for (const protocol of ["websocket", "h2c"]) {
    const replies = await Promise.all(Object.keys(answers).map((line) => offer(line, protocol)));
    Object.entries(answers).forEach(([line, status], at) => {
      expect([line, replies[at]!.status]).toEqual([line, status]);
      expect([line, replies[at]!.isEnded]).toEqual([line, true]);
      expectHarmless(replies[at]!, line);
    });
    expect((await offer("GET /nope", protocol, "evil.example")).status).toBe(421);
    const form = await raw.send(
      head(
        "POST /api/leads/contact HTTP/1.1",
        `Host: ${raw.host}`,
        "Sec-Fetch-Site: same-origin",
        JSON_TYPE,
        "Content-Length: 2",
        ...offers(protocol),
      ) + "{}",
    );
    expect([form.status, form.isEnded]).toEqual([422, true]);
  }
  const lines = site.output().slice(before).split("\n").filter(Boolean);
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toHaveLength(lines.length);
});

test.each([
  ["/Desk", "/desk"],
  ["/HI/desk/Leads", "/hi/desk/leads"],
  ["/EN/Desk", "/desk"],
  ["/Contact?topic=order", "/contact/order"],
  ["/Missing", "/missing"],
  ["/Blog/NOPE", "/blog/nope"],
  ["/.git/HEAD", "/.git/head"],
])("%s leads to %s, which has a page's policy", async (address, place) => {
  let at = new URL(address, site.url);
  for (let hops = 0; hops < 3; hops++) {
    const reply = await fetch(at, { redirect: "manual" });
    const to = reply.headers.get("location");
    if (reply.status !== 308 || to === null) {
      expect(at.pathname + at.search).toBe(place);
      // A page that is signed in to leads on; every other one may run its scripts.
      if (reply.status !== 307)
        expect(reply.headers.get("content-security-policy")).toMatch(/script-src 'self'/);
      return;
    }
    at = new URL(to, site.url);
  }
  throw new Error("It leads on and on");
});
