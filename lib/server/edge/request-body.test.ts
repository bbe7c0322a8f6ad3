import { expectRefusal, type GuardedSite, guardedSite, HOST } from "@/test/support/guarded-site";
import { head } from "@/test/support/raw-http";

const LIMIT = 16 * 1024;
/** More than the kernel buffers between two programs, so it has to be read. */
const MORE_THAN_BUFFERS = 12 * 1024 * 1024;
const lengthOf = (bytes: number) => `Content-Length: ${bytes}`;

let site: GuardedSite;
beforeEach(async () => void (site = await guardedSite()));
afterEach(() => site.close());

test("a declared length one byte too large is refused", async () => {
  const tooMuch = "a".repeat(LIMIT + 1);
  expectRefusal(await site.post("/api/visitors/x", tooMuch, lengthOf(LIMIT + 1)), 413);
  expect(site.handled()).toBe(0);
  const fitting = await site.post("/api/visitors/x", "a".repeat(LIMIT), lengthOf(LIMIT));
  expect(JSON.parse(fitting.body)).toMatchObject({ bytes: LIMIT });
});

test("the two forms may have a body three times as large", async () => {
  for (const path of ["/api/leads/contact", "/api/leads/newsletter"]) {
    expect((await site.post(path, "a".repeat(3 * LIMIT), lengthOf(3 * LIMIT))).status).toBe(200);
    expectRefusal(await site.post(path, "a".repeat(3 * LIMIT + 1), lengthOf(3 * LIMIT + 1)), 413);
  }
});

test("a browser that sent a form sees words in both languages", async () => {
  const accept = "Accept: text/html,application/xhtml+xml,*/*;q=0.8";
  const tooMuch = "a".repeat(3 * LIMIT + 1);
  const { status, headers, body } = await site.post(
    "/api/leads/contact",
    tooMuch,
    lengthOf(tooMuch.length),
    accept,
  );
  expect([status, headers["content-type"]]).toEqual([413, "text/plain; charset=utf-8"]);
  expect(body).toMatch(/^This is too much at once\. .+\nएक साथ .+।$/);
});

test("a client that sends everything before it reads still gets the error", async () => {
  const start = head("POST /api/a HTTP/1.1", HOST, lengthOf(MORE_THAN_BUFFERS));
  expectRefusal(await site.exchangeLate(start, Buffer.alloc(MORE_THAN_BUFFERS)), 413);
  expect(site.handled()).toBe(0);
});

test("a body without a length is refused before it comes", async () => {
  const start = head("POST /api/visitors/x HTTP/1.1", HOST, "Transfer-Encoding: chunked");
  expectRefusal(await site.exchange(start, "1\r\na\r\n", "0\r\n\r\n"), 411);
  expect(site.handled()).toBe(0);
});

test("a refused body is not read as a request", async () => {
  const hidden = head("DELETE /api/visitors/x HTTP/1.1", HOST);
  const body = hidden.padEnd(LIMIT + 1);
  const refused = head("POST /api/a HTTP/1.1", HOST, lengthOf(body.length)) + body;
  const reply = await site.exchange(refused);
  expectRefusal(reply, 413);
  expect(reply.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(site.handled()).toBe(0);
});
