// Takes some seconds: clients are slow until a time-out ends them.
import { connect } from "node:net";
import {
  expectRefusal,
  type GuardedSite,
  guardedSite,
  HOST,
  PAGE_POLICY,
  type Seen,
  SHORT_TIMES,
  SITE_URL,
} from "@/test/support/guarded-site";
import { until } from "@/test/support/browser-page";
import { head } from "@/test/support/raw-http";
import { NO_PAGE, signInSources, withSources } from "./content-policy";
import { deskPolicy } from "./desk-policy";
import { PUBLIC_CACHE, securityHeaders } from "./response-headers";
import { responseHead } from "./static-cache";

/** Longer than any time-out of these tests, in ms. */
const FOREVER_MS = 4_000;
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
  site = await guardedSite({ times: SHORT_TIMES });
  expectRefusal(await site.exchange(...pieces), 408);
});

test("a connection without a next request is closed", async () => {
  site = await guardedSite({ times: SHORT_TIMES });
  const reply = await site.exchange(head("GET / HTTP/1.1", HOST), FOREVER_MS);
  expect(reply).toMatchObject({ status: 200, isEnded: true });
});

test("an error is not sent in place of an answer that is due", async () => {
  site = await guardedSite();
  const reply = await site.exchange(`${head("GET /fine HTTP/1.1", HOST)}GARBAGE\r\n\r\n`);
  expect(reply).toMatchObject({ status: 200, isEnded: true });
});

test.each(["websocket", "h2c"])(
  "an upgrade to %s is ignored, and ends the connection",
  async (protocol) => {
    site = await guardedSite();
    // As Next does on the server that it is given.
    site.server.on("upgrade", (_request, socket) => socket.destroy());
    const offer = head("GET /fine HTTP/1.1", HOST, `Upgrade: ${protocol}`, "Connection: Upgrade");
    const alone = await site.exchange(offer, FOREVER_MS);
    expect(alone).toMatchObject({ status: 200, isEnded: true });
    expect(alone.headers.connection).toBe("close");
    expect(JSON.parse(alone.body)).toMatchObject({ url: "/fine" });
    const before = await site.exchange(head("GET /one HTTP/1.1", HOST) + offer + offer, FOREVER_MS);
    expect(before.isEnded).toBe(true);
    expect(before.text.match(/"url":"[^"]*"/g)).toEqual(['"url":"/one"', '"url":"/fine"']);
    const body = "Content-Length: 4";
    const smuggled = head("GET /smuggled HTTP/1.1", HOST);
    const post = head(
      "POST /api/a HTTP/1.1",
      HOST,
      `Upgrade: ${protocol}`,
      "Connection: Upgrade",
      body,
    );
    const after = await site.exchange(`${post}abcd${smuggled}`, 50, smuggled, FOREVER_MS);
    expect(after.text.match(/"url":"[^"]*","bytes":\d+/g)).toEqual(['"url":"/api/a","bytes":4']);
  },
);

test("requests before a CONNECT or garbage are answered", async () => {
  site = await guardedSite();
  const two = head("GET /one HTTP/1.1", HOST) + head("GET /two HTTP/1.1", HOST);
  for (const bad of [head("CONNECT evil.example:443 HTTP/1.1", HOST), "GARBAGE\r\n\r\n"]) {
    const reply = await site.exchange(two + bad, FOREVER_MS);
    expect(reply.text.match(/"url":"[^"]*"/g)).toEqual(['"url":"/one"', '"url":"/two"']);
    expect(reply.isEnded).toBe(true);
  }
});

test.each(["CONNECT evil.example:443", "GET /last"])(
  "%s after answers that nobody reads holds its connection no longer than others",
  async (last) => {
    const body = Buffer.alloc(12 * 1024 * 1024); // more than the kernel buffers
    const answer = responseHead(200, { "Content-Length": `${body.length}` });
    site = await guardedSite({ times: SHORT_TIMES, cached: () => ({ ...answer, body }) });
    const socket = connect(site.port(), "127.0.0.1").pause();
    socket.on("error", () => undefined);
    socket.write(head("GET /one HTTP/1.1", HOST) + head(`${last} HTTP/1.1`, HOST));
    await until(() => site.sockets[0]?.destroyed === true);
    socket.destroy();
  },
);

test("a redirect without Cache-Control is no-store, and a 304 stays as it is", async () => {
  site = await guardedSite();
  expect((await site.ask("GET /moved")).headers["cache-control"]).toBe("no-store");
  expect((await site.ask("GET /unchanged")).headers).not.toHaveProperty("cache-control");
});

test("Next's route headers are removed, except those its router reads of a page", async () => {
  site = await guardedSite();
  for (const path of ["/moved", "/gone"])
    expect((await site.ask(`GET ${path}`)).headers).not.toHaveProperty("x-nextjs-rewritten-path");
  expect((await site.ask("GET /fine")).headers).toHaveProperty("x-nextjs-rewritten-path");
});

test("every answer has the security headers once, whatever its status", async () => {
  site = await guardedSite({ times: SHORT_TIMES });
  const replies = [
    await site.ask("GET /fine"),
    await site.ask("HEAD /fine"),
    await site.ask("GET /page"),
    await site.ask("GET /broken"),
    await site.ask("POST /"),
    await site.ask("GET //api"),
    await site.ask("GET / x"),
    await site.ask("GET /", "Expect: 200-ok"),
    await site.exchange("GET / HTTP/1.1"),
    await site.post("/api/a", "", "Content-Length: 99999"),
  ];
  expect(replies.map(({ status }) => status)).toEqual([
    200, 200, 200, 500, 405, 400, 400, 417, 408, 413,
  ]);
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

test("Next's year in shared caches becomes a minute", async () => {
  site = await guardedSite();
  expect((await site.ask("GET /kept")).headers["cache-control"]).toBe(PUBLIC_CACHE);
});

test("while the process stops, each answer closes its connection", async () => {
  site = await guardedSite({ isStopping: () => true });
  const reply = await site.exchange(head("GET / HTTP/1.1", HOST), FOREVER_MS);
  expect(reply).toMatchObject({ status: 200, isEnded: true });
  expect(reply.headers.connection).toBe("close");
});
