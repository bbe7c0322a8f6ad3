import {
  expectNodeRefusal,
  expectRefusal,
  type GuardedSite,
  guardedSite,
  HOST,
} from "@/test/support/guarded-site";
import { head } from "@/test/support/raw-http";

let site: GuardedSite;
beforeAll(async () => void (site = await guardedSite()));
afterAll(() => site.close());
afterEach(() => expect(site.handled()).toBe(0));

test.each([
  ["TRACE /", 405],
  ["PROPFIND /", 405],
  ["QUERY /api/live", 405],
  ["POST /", 405],
  ["OPTIONS /", 405],
  ["DELETE /about", 405],
  ["OPTIONS *", 400],
  ["GET *", 400],
  ["GET http://evil.example/", 400],
  ["GET http://localhost:3000/", 400],
  ["GET //api/live", 400],
  ["PUT /\\evil.example", 400],
  ["POST //evil.example", 400],
  ["GET //a/..//b", 400],
  ["GET /a%2f..%5cb", 400],
  ["GET /%00", 400],
  ["GET /a%0d%0aSet-Cookie:x=1", 400],
  ["GET /../etc/passwd", 400],
  ["GET /%2e%2e/etc/passwd", 400],
  ["GET /_next/static/%2E./x", 400],
  ["GET /a/..;/b", 400],
  ["GET /api/%", 400],
])("refuses %s", async (line, status) => {
  expectRefusal(await site.ask(line), status);
});

test("refuses a path that is too long", async () => {
  expectRefusal(await site.ask(`GET /${"a".repeat(3_000)}`), 414);
  expectNodeRefusal(await site.ask(`GET /${"a".repeat(20_000)}`), 431);
});

test.each([
  ["//evil.example", "/evil.example"],
  ["/\\evil.example/x?a=//b", "/evil.example/x?a=//b"],
  ["/r%23wrong%0D%0AX-A:1", "/r#wrong%0D%0AX-A:1"],
])("leads from %s to the address on this site that was meant", async (asked, location) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers, body } = await site.ask(`${method} ${asked}`);
    expect({ status, location: headers.location, body }).toEqual({
      status: 308,
      location,
      body: "",
    });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers).not.toHaveProperty("content-type");
  }
  const elsewhere = head(`GET ${asked} HTTP/1.1`, "Host: evil.example", "Connection: close");
  expectRefusal(await site.exchange(elsewhere), 421);
});

test("refuses an unknown method and lists the allowed ones", async () => {
  expect((await site.ask("POST /about")).headers.allow).toBe("GET, HEAD");
  expect((await site.ask("TRACE /api/live")).headers.allow).toMatch(/^GET, HEAD, POST/);
});

test.each<[string, string[], number]>([
  ["another host", ["Host: evil.example"], 421],
  ["another port", ["Host: localhost:3001"], 421],
  ["a host with a name before it", ["Host: user@localhost:3000"], 421],
  ["a port that is none", ["Host: localhost:99999"], 421],
  ["half an address", ["Host: [::1"], 421],
  ["an empty host", ["Host:"], 421],
])("%s", async (_, hosts, status) => {
  expectRefusal(await site.exchange(head("GET / HTTP/1.1", ...hosts, "Connection: close")), status);
});

test.each([
  ["both lengths", ["Content-Length: 3", "Transfer-Encoding: chunked"]],
  ["two lengths", ["Content-Length: 3", "Content-Length: 4"]],
  ["a length below zero", ["Content-Length: -1"]],
  ["a folded header", ["X-A: 1\r\n  folded"]],
  ["a space before the colon", ["X-A : 1"]],
  ["a bare line feed", ["X-A: 1\nX-B: 2"]],
])("refuses %s", async (_, headers) => {
  expectNodeRefusal(await site.post("/api/a", "abc", ...headers), 400);
});

test("refuses a method that is none, no host, too many headers, and an expectation", async () => {
  expectNodeRefusal(await site.ask("FOO /"), 400);
  expectNodeRefusal(await site.exchange(head("GET / HTTP/1.1", "Connection: close")), 400);
  expectNodeRefusal(await site.ask("GET /", `Cookie: a=${"b".repeat(20_000)}`), 431);
  expectNodeRefusal(await site.ask("GET /", "Expect: 200-ok"), 417);
});

test("closes the connection of a CONNECT", async () => {
  const connect = head("CONNECT evil.example:443 HTTP/1.1", HOST);
  expect(await site.exchange(connect)).toMatchObject({ status: 0, isEnded: true });
});
