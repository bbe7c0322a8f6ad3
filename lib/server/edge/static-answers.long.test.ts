// Takes some seconds: clients send nothing, read late or not at all.
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  expectRefusal,
  type GuardedSite,
  guardedSite,
  HOST,
  type Seen,
  TIMES,
} from "@/test/support/guarded-site";
import { head } from "@/test/support/raw-http";
import type { GuardOptions } from "./guard-options";
import { responseHead } from "./static-cache";

const TEXT = "Take the free check.";
/** More than the kernel buffers between a client that does not read and the server. */
const MUCH = Buffer.alloc(32 * 1024 * 1024, "a");
const whole = (bytes: Buffer) => ({
  ...responseHead(200, { "X-From": "memory", "Content-Length": `${bytes.length}` }),
  body: bytes,
});
const MEMORY = new Map([
  ["/hi", whole(Buffer.from(TEXT))],
  ["/much", whole(MUCH)],
]);
const HI = head("GET /hi HTTP/1.1", HOST);
const LAST = head("GET /hi HTTP/1.1", HOST, "Connection: close");

let site: GuardedSite;
const open = async (rules: Partial<GuardOptions> = {}) => {
  site = await guardedSite({ cached: (path) => MEMORY.get(path) ?? null, ...rules });
};
afterEach(() => site.close());

const answersIn = (text: string): string[] => text.split(/(?=HTTP\/1\.1 )/);
const statusesIn = (text: string): string[] => answersIn(text).map((answer) => answer.slice(9, 12));

test("the log has one line, with the number of bytes sent", async () => {
  await open();
  const { status, body, headers, text } = await site.exchange(LAST);
  expect([status, body]).toEqual([200, TEXT]);
  expect(site.entries).toEqual([
    {
      requestId: headers["x-request-id"],
      method: "GET",
      route: "route",
      status: 200,
      ms: expect.any(Number),
      bytes: text.length,
    },
  ]);
});

test("one connection may request cached and other paths, in any order", async () => {
  await open();
  const body = "ab".repeat(3_000);
  const post = head("POST /api/a HTTP/1.1", HOST, `Content-Length: ${body.length}`);
  const pieces = [HI, 50, HI, 50, post + body.slice(0, 9), 50, body.slice(9), 50, LAST];
  const { text } = await site.exchange(...pieces);
  const answers = answersIn(text);
  expect(statusesIn(text)).toEqual(["200", "200", "200", "200"]);
  expect(answers.map((answer) => answer.includes(TEXT))).toEqual([true, true, false, true]);
  const seen = JSON.parse(answers[2]?.split("\r\n\r\n")[1] ?? "") as Seen;
  expect(seen).toMatchObject({ url: "/api/a", bytes: body.length });
  expect(site.handled()).toBe(1);
});

test.each([
  ["in one piece", [HI + HI + LAST]],
  ["one upon the other", [HI, 0, HI, 0, LAST]],
  ["in pieces", [HI.slice(0, 9), 50, HI.slice(9) + HI.slice(0, 20), 50, HI.slice(20), 50, LAST]],
])("requests that come %s are answered in order", async (_, pieces) => {
  await open();
  const { text } = await site.exchange(...pieces);
  expect(answersIn(text).map((answer) => answer.endsWith(TEXT))).toEqual([true, true, true]);
});

/** A cached answer skips none of the guard's checks. */
test.each([
  ["another host", 421, ["GET /hi HTTP/1.1", "Host: evil.example"]],
  ["no host", 400, ["GET /hi HTTP/1.1"]],
  ["two hosts", 400, ["GET /hi HTTP/1.1", HOST, "Host: evil.example"]],
  ["a method that pages do not take", 405, ["DELETE /hi HTTP/1.1", HOST]],
  ["a method in small letters", 400, ["get /hi HTTP/1.1", HOST]],
  ["a whole address", 400, ["GET http://evil.example/hi HTTP/1.1", HOST]],
  ["a space in the address", 400, ["GET /hi there HTTP/1.1", HOST]],
  ["a version that is not ours", 505, ["GET /hi HTTP/2.0", HOST]],
  ["an expectation", 417, ["GET /hi HTTP/1.1", HOST, "Expect: 200-ok"]],
  ["two lengths", 400, ["GET /hi HTTP/1.1", HOST, "Content-Length: 0", "Content-Length: 1"]],
  ["a length that is too large", 413, ["GET /hi HTTP/1.1", HOST, "Content-Length: 99999"]],
  ["an unknown encoding", 400, ["GET /hi HTTP/1.1", HOST, "Transfer-Encoding: xchunked"]],
  ["a space before the colon", 400, ["GET /hi HTTP/1.1", HOST, "X-A : 1"]],
  ["a header without a colon", 400, ["GET /hi HTTP/1.1", HOST, "X-A"]],
  ["a folded header", 400, ["GET /hi HTTP/1.1", HOST, "X-A: 1\r\n folded"]],
  ["a bare line feed", 400, ["GET /hi HTTP/1.1", HOST, "X-A: 1\nX-B: 2"]],
  ["a bare carriage return", 400, ["GET /hi HTTP/1.1", HOST, "X-A: 1\rX-B: 2"]],
  ["a NUL in a header", 400, ["GET /hi HTTP/1.1", HOST, "X-A: \u0000"]],
  ["too many headers", 431, ["GET /hi HTTP/1.1", HOST, `X-A: ${"a".repeat(20_000)}`]],
])("%s is refused for a cached path, too", async (_, status, lines) => {
  await open();
  expectRefusal(await site.exchange(head(...lines, "Connection: close")), status);
});

test("invalid input is refused after the earlier answers", async () => {
  await open();
  const { text, isEnded } = await site.exchange(HI, 50, "GARBAGE\r\n\r\n");
  expect(statusesIn(text)).toEqual(["200", "400"]);
  expect(isEnded).toBe(true);
});

test("a client that has half-closed its connection still gets the answer", async () => {
  await open();
  const socket = connect(site.port(), "localhost");
  socket.end(HI);
  const pieces = await socket.toArray();
  expect(Buffer.concat(pieces).toString()).toMatch(/Take the free check\.$/);
});

test("a silent client times out, at first and after an answer", async () => {
  await open();
  expectRefusal(await site.exchange(5_000), 408);
  const asked = await site.exchange(HI, 5_000);
  expect(asked).toMatchObject({ status: 200, isEnded: true });
});

test("a client that sends its next request in time is answered", async () => {
  await open({ times: { ...TIMES, keepAlive: 2_000 } });
  const { text } = await site.exchange(HI, 1_000, LAST);
  expect(answersIn(text)).toHaveLength(2);
});

test("a client that does not read is cut off and logged", async () => {
  await open();
  const socket = connect(site.port(), "localhost").pause();
  socket.on("error", () => undefined).write(head("GET /much HTTP/1.1", HOST));
  await sleep(TIMES.silence * 4);
  expect(site.entries).toMatchObject([{ route: "route", status: 200, isCut: true }]);
  socket.destroy();
});

test("a client that reads late gets everything, and the next answer", async () => {
  await open();
  const { text } = await site.exchangeLate(head("GET /much HTTP/1.1", HOST), 700, HI, 700);
  const lengths = answersIn(text).map((answer) => answer.split("\r\n\r\n")[1]?.length);
  expect(lengths).toEqual([MUCH.length, TEXT.length]);
  expect(site.entries).toHaveLength(2);
  expect(site.entries[0]).not.toHaveProperty("isCut");
});

test("while the process stops, idle connections end, and each answer closes its connection", async () => {
  let isStopping = false;
  await open({ isStopping: () => isStopping, times: { ...TIMES, keepAlive: 60_000 } });
  const idle = connect(site.port(), "localhost");
  idle.write(HI);
  await once(idle, "data");
  isStopping = true;
  const reply = await site.exchange(HI);
  expect(reply).toMatchObject({ status: 200, body: TEXT, isEnded: true });
  expect(reply.headers["connection"]).toBe("close");
  site.closeIdle();
  await once(idle.resume(), "close");
});
