import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { kept } from "./static-cache";
import {
  expectRefusal,
  type GuardedSite,
  guardedSite,
  HOST,
  type Seen,
  TIMES,
} from "@/test/support/guarded-site";
import { until } from "@/test/support/browser-page";
import { head } from "@/test/support/raw-http";
import type { GuardRules } from "./guard-options";

const TEXT = "Take the free check.";
/** More than the systems between a client and us hold for who does not read. */
const MUCH = Buffer.alloc(32 * 1024 * 1024, "a");
const whole = (bytes: Buffer) => ({
  ...kept(200, { "X-From": "memory", "Content-Length": `${bytes.length}` }),
  bytes,
});
const MEMORY = new Map([
  ["/hi", whole(Buffer.from(TEXT))],
  ["/much", whole(MUCH)],
]);
const HI = head("GET /hi HTTP/1.1", HOST);
const LAST = head("GET /hi HTTP/1.1", HOST, "Connection: close");

let site: GuardedSite;
const open = async (rules: Partial<GuardRules> = {}) => {
  site = await guardedSite({ pressed: (path) => MEMORY.get(path) ?? null, ...rules });
};
afterEach(() => site.close());

const answersIn = (text: string): string[] => text.split(/(?=HTTP\/1\.1 )/);
/** Without what differs from one answer to the next. */
const alike = ({ headers }: { headers: Readonly<Record<string, string>> }) => ({
  ...headers,
  "x-request-id": "",
  date: "",
  connection: "",
  "keep-alive": "",
});

test("it answers as Node's HTTP does, with a line in the log as long as what was sent", async () => {
  await open();
  const [quick, other] = [await site.exchange(HI), await site.exchange(LAST)];
  expect(quick).toMatchObject({ status: 200, body: TEXT, isEnded: true });
  expect(quick.headers).toMatchObject({ connection: "keep-alive", "keep-alive": "timeout=0" });
  expect(Math.abs(Date.parse(quick.headers["date"] ?? "") - Date.now())).toBeLessThan(10_000);
  expect(alike(quick)).toEqual(alike(other));
  expect(site.entries).toEqual(
    [quick, other].map(({ headers, text }) => ({
      requestId: headers["x-request-id"],
      method: "GET",
      route: "route",
      status: 200,
      ms: expect.any(Number),
      bytes: text.length,
    })),
  );
});

test("one connection asks again and again, and goes on as any other with what is not in memory", async () => {
  await open();
  const body = "ab".repeat(3_000);
  const post = head("POST /api/a HTTP/1.1", HOST, `Content-Length: ${body.length}`);
  const reply = await site.exchange(
    HI,
    50,
    HI,
    50,
    post + body.slice(0, 9),
    50,
    body.slice(9),
    50,
    LAST,
  );
  const answers = answersIn(reply.text);
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["200", "200", "200", "200"]);
  expect(answers.map((answer) => answer.includes(TEXT))).toEqual([true, true, false, true]);
  const seen = JSON.parse(answers[2]?.split("\r\n\r\n")[1] ?? "") as Seen;
  expect(seen).toMatchObject({ url: "/api/a", bytes: body.length });
  expect(site.handled()).toBe(1);
});

test.each([
  ["in one piece", [HI + HI + LAST]],
  ["one upon the other", [HI, 0, HI, 0, LAST]],
  ["in pieces", [HI.slice(0, 9), 50, HI.slice(9) + HI.slice(0, 20), 50, HI.slice(20), 50, LAST]],
])("what comes %s is answered in its turn", async (_, pieces) => {
  await open();
  const { text } = await site.exchange(...pieces);
  const answers = answersIn(text);
  expect(answers.map((answer) => answer.endsWith(TEXT))).toEqual([true, true, true]);
});

test("what has to be refused is refused, after what was answered before it", async () => {
  await open();
  expectRefusal(await site.exchange(head("GET /hi HTTP/1.1", "Host: evil.example")), 421);
  expectRefusal(await site.exchange(head("DELETE /hi HTTP/1.1", HOST)), 405);
  const { text } = await site.exchange(HI, 0, "GARBAGE\r\n\r\n");
  expect(answersIn(text).map((answer) => answer.slice(9, 12))).toEqual(["200", "400"]);
});

test("who has said all there is to say still gets the answer", async () => {
  await open();
  const socket = connect(site.port(), "localhost");
  socket.end(HI);
  const pieces = await socket.toArray();
  expect(Buffer.concat(pieces).toString()).toMatch(/Take the free check\.$/);
});

test("who asks nothing is not waited for, at first and after an answer", async () => {
  await open();
  const silent = await site.exchange(5_000);
  expectRefusal(silent, 408);
  const asked = await site.exchange(HI, 5_000);
  expect(asked).toMatchObject({ status: 200, isEnded: true });
  expect(asked.ms).toBeGreaterThan(TIMES.keepAlive);
});

test("who asks again in time is still listened to", async () => {
  await open({ times: { ...TIMES, keepAlive: 2_000 } });
  const { text } = await site.exchange(HI, 1_000, LAST);
  expect(answersIn(text)).toHaveLength(2);
});

test("who does not read is asked for no more, and let go with a note in the log", async () => {
  await open();
  const much = head("GET /much HTTP/1.1", HOST);
  const socket = connect(site.port(), "localhost").pause();
  socket.on("error", () => undefined).write(much);
  await sleep(100);
  socket.write(HI);
  await sleep(TIMES.silence * 4);
  expect(site.entries).toMatchObject([{ route: "route", status: 200, isCut: true }]);
  socket.destroy();
});

test("who reads late gets it all, and what was asked for after it", async () => {
  await open();
  const { text } = await site.exchangeLate(head("GET /much HTTP/1.1", HOST), 700, HI, 700);
  expect(answersIn(text).map((answer) => answer.split("\r\n\r\n")[1]?.length)).toEqual([
    MUCH.length,
    TEXT.length,
  ]);
  expect(site.entries).toHaveLength(2);
  expect(site.entries[0]).not.toHaveProperty("isCut");
});

test("when the process stops, connections at rest end, and an answer is the last on its own", async () => {
  let isStopping = false;
  await open({ isStopping: () => isStopping });
  const resting = connect(site.port(), "localhost");
  resting.write(HI);
  await once(resting, "data");
  isStopping = true;
  const reply = await site.exchange(HI);
  expect(reply).toMatchObject({ status: 200, body: TEXT, isEnded: true });
  expect(reply.headers["connection"]).toBe("close");
  const startedAt = performance.now();
  site.closeIdle();
  await once(resting.resume(), "close");
  expect(performance.now() - startedAt).toBeLessThan(TIMES.keepAlive / 2);
});

/** What comes back for pieces that one look at the network brings, which no client can bring about at will. */
const atOnce = async (...pieces: readonly string[]) => {
  const client = connect(site.port(), "localhost");
  let text = "";
  client.setEncoding("utf8").on("data", (piece) => (text += piece));
  await until(() => site.sockets.length === 1);
  for (const piece of pieces) site.sockets[0]!.emit("data", Buffer.from(piece));
  const statuses = () => answersIn(text).map((answer) => answer.slice(9, 12));
  return { client, statuses };
};

test("a connection that Node has taken over keeps Node's time-outs", async () => {
  await open({ times: { ...TIMES, keepAlive: 100 } });
  const post = head("POST /api/a HTTP/1.1", HOST, "Content-Length: 2");
  const { client, statuses } = await atOnce(HI, post);
  await sleep(400);
  client.write("ab");
  await until(() => statuses().length === 2);
  expect(statuses()).toEqual(["200", "200"]);
  client.destroy();
});

test("and takes it over only when what came before is answered", async () => {
  await open();
  const { client, statuses } = await atOnce(HI, "GARBAGE\r\n\r\n");
  await once(client, "close");
  expect(statuses()).toEqual(["200", "400"]);
});
