import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type GuardedSite,
  guardedSite,
  HOST,
  PAGE_POLICY,
  SITE_URL,
} from "@/test/support/guarded-site";
import { head } from "@/test/support/raw-http";
import { writeBodies } from "@/tools/press/bodies";
import { NO_PAGE } from "./content-policy";
import { securityHeaders } from "./response-headers";
import { staticCache } from "./static-cache";

const TEXT = "Take the free check. ".repeat(50);
const HTML = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": PAGE_POLICY,
  "Cache-Control": "public, max-age=0",
  Vary: "rsc, Accept-Encoding",
};
const security = securityHeaders(SITE_URL);

let build: string;
let site: GuardedSite;
const ask = (line: string, ...headers: readonly string[]) => site.ask(line, ...headers);
const press = async () => {
  await writeBodies(build, [
    { path: "/hi", from: join(build, "page.html"), headers: HTML },
    { path: "/contact", from: join(build, "page.html"), headers: HTML },
    { path: "/icon.svg", from: join(build, "icon.svg"), headers: { Vary: "Accept-Encoding" } },
  ]);
  const policy = (written = NO_PAGE) => written.replace("'sha256-abc='", "'sha256-def='");
  site = await guardedSite({ security, cached: staticCache(build, { security, policy }) });
};

beforeEach(async () => {
  build = mkdtempSync(join(tmpdir(), "pressed-"));
  writeFileSync(join(build, "page.html"), TEXT);
  writeFileSync(join(build, "icon.svg"), "<svg/>");
  await press();
});
afterEach(async () => {
  await site.close();
  rmSync(build, { recursive: true });
});

test.each([
  ["br", "br"],
  ["gzip, deflate, br;q=0.9", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0", undefined],
  ["identity", undefined],
  ["brx, x-gzip", undefined],
  ["", undefined],
])("a client that accepts %j gets %s", async (accepted, coding) => {
  const { status, headers, body } = await ask("GET /hi", `Accept-Encoding: ${accepted}`);
  expect([status, headers["content-encoding"]]).toEqual([200, coding]);
  expect(headers).toMatchObject({ vary: HTML.Vary, "content-type": HTML["Content-Type"] });
  if (coding) expect(Number(headers["content-length"])).toBeLessThan(TEXT.length / 4);
  else expect(body).toBe(TEXT);
});

test("small files are sent uncompressed", async () => {
  const { headers, body } = await ask("GET /icon.svg", "Accept-Encoding: br, gzip");
  expect(headers).not.toHaveProperty("content-encoding");
  expect(body).toBe("<svg/>");
});

test("every answer has the security headers, a policy, and the request id of its log line", async () => {
  const page = await ask("GET /hi");
  const icon = await ask("GET /icon.svg");
  const lowered = Object.fromEntries(
    Object.entries(security).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const { headers } of [page, icon]) expect(headers).toMatchObject(lowered);
  expect(page.headers["content-security-policy"]).toContain("'sha256-def='");
  expect(icon.headers["content-security-policy"]).toBe(NO_PAGE);
  expect(site.entries).toMatchObject(
    [page, icon].map(({ headers }) => ({ status: 200, requestId: headers["x-request-id"] })),
  );
});

test("HEAD gets only the headers", async () => {
  const { headers, body } = await ask("HEAD /hi");
  expect([headers["content-length"], body]).toEqual([`${TEXT.length}`, ""]);
});

test("a client with the current version gets a 304, whatever its encoding", async () => {
  const { etag = "" } = (await ask("GET /hi", "Accept-Encoding: br")).headers;
  for (const held of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
    const { status, headers, body } = await ask("GET /hi", `If-None-Match: ${held}`);
    expect([status, body, headers["etag"]]).toEqual([304, "", etag]);
    expect(headers).toMatchObject({ vary: HTML.Vary, "cache-control": HTML["Cache-Control"] });
  }
  expect((await ask("GET /hi", 'If-None-Match: "other"')).status).toBe(200);
});

test("Next answers the rest: other paths, a page's payload for the router, and requests with a body", async () => {
  const asked = ["GET /", "GET /hi/", "GET /hi/manifest.json", "GET /constructor"];
  await Promise.all([...asked.map((line) => ask(line)), ask("GET /hi", "RSC: 1")]);
  await site.exchange(
    head("GET /hi HTTP/1.1", HOST, "Content-Length: 1", "Connection: close") + "a",
  );
  expect(site.handled()).toBe(asked.length + 2);
  await ask("GET /hi?utm_source=ad");
  expect(site.handled()).toBe(asked.length + 2);
});

test("topic and package in a query lead to their page once, other queries get the page itself", async () => {
  const former = await ask("GET /contact?utm_source=x&package=suite&topic=order");
  expect(former.status).toBe(308);
  expect(former.headers.location).toBe("/contact/order/suite?utm_source=x");
  for (const url of ["/contact", "/contact?utm_source=x"])
    expect((await ask(`GET ${url}`)).body).toContain(TEXT);
});
