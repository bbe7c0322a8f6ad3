// Takes some seconds: clients send nothing, read late or not at all.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type GuardedSite, guardedSite, HOST, type Seen } from "@/test/support/guarded-site";
import { head } from "@/test/support/raw-http";
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
const SILENCE_MS = 900;
const open = async () => {
  site = await guardedSite({ cached: (path) => MEMORY.get(path) ?? null });
};
afterEach(() => site.close());

const answersIn = (text: string): string[] => text.split(/(?=HTTP\/1\.1 )/);
const statusesIn = (text: string): string[] => answersIn(text).map((answer) => answer.slice(9, 12));

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

test("a client that has half-closed its connection still gets the answer", async () => {
  await open();
  const socket = connect(site.port(), "localhost");
  socket.end(HI);
  const pieces = await socket.toArray();
  expect(Buffer.concat(pieces).toString()).toMatch(/Take the free check\.$/);
});

test("a client that sends its next request in time is answered", async () => {
  await open();
  const { text } = await site.exchange(HI, 1_000, LAST);
  expect(answersIn(text)).toHaveLength(2);
});

test("a client that does not read is cut off and logged", async () => {
  await open();
  site.server.timeout = SILENCE_MS;
  const socket = connect(site.port(), "localhost").pause();
  socket.on("error", () => undefined).write(head("GET /much HTTP/1.1", HOST));
  await sleep(SILENCE_MS * 4);
  expect(site.entries).toMatchObject([{ route: "route", status: 200, isCut: true }]);
  socket.destroy();
});

test("a client that reads late gets everything, and the next answer", async () => {
  await open();
  const { text } = await site.exchangeLate(head("GET /much HTTP/1.1", HOST), 250, LAST);
  const lengths = answersIn(text).map((answer) => answer.split("\r\n\r\n")[1]?.length);
  expect(lengths).toEqual([MUCH.length, TEXT.length]);
  expect(site.entries).toHaveLength(2);
  expect(site.entries[0]).not.toHaveProperty("isCut");
});
