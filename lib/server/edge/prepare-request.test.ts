// Takes some seconds: bodies of 12 MB, more than the kernel buffers.
import {
  expectNodeRefusal,
  expectRefusal,
  type GuardedSite,
  guardedSite,
  HOST,
  LONG_TIMES,
} from "@/test/support/guarded-site";
import { head } from "@/test/support/raw-http";

const LIMIT = 16 * 1024;
/** A slow machine must not fail the test; in ms. */
const PATIENCE_MS = 25_000;
const CHUNK_BYTES = 0x10000;
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
    expectRefusal(await site.post(path, "", lengthOf(3 * LIMIT + 1)), 413);
  }
});

jest.setTimeout(2 * PATIENCE_MS);

describe("a client that sends everything before it reads still gets the error", () => {
  beforeEach(async () => {
    await site.close();
    // A busy machine sends 12 MB slowly.
    site = await guardedSite({ times: { ...LONG_TIMES, linger: PATIENCE_MS } });
  });

  test("with a length", async () => {
    const start = head("POST /api/a HTTP/1.1", HOST, lengthOf(MORE_THAN_BUFFERS));
    expectRefusal(await site.exchangeLate(start, Buffer.alloc(MORE_THAN_BUFFERS)), 413);
    expect(site.handled()).toBe(0);
  });

  test("in chunks without a length: it is refused while they arrive", async () => {
    const chunk = `10000\r\n${"a".repeat(CHUNK_BYTES)}\r\n`;
    const chunks = Array<string>(MORE_THAN_BUFFERS / CHUNK_BYTES).fill(chunk);
    const start = head("POST /api/visitors/x HTTP/1.1", HOST, "Transfer-Encoding: chunked");
    expectRefusal(await site.exchangeLate(start, ...chunks, "0\r\n\r\n"), 413);
    expect((await site.ask("GET /next")).status).toBe(200);
  });
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

test("a bad chunk ends the connection", async () => {
  const body = "zz\r\nabc\r\n0\r\n\r\n";
  expectNodeRefusal(await site.post("/api/a", body, "Transfer-Encoding: chunked"), 400);
});
