// holds: #health
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/server/core/log";
import { eventually } from "@/test/support/eventually";
import { beat } from "./heartbeat";

const ANSWERS = {
  fine: (reply: ServerResponse) => void reply.end("OK"),
  broken: (reply: ServerResponse) => void reply.writeHead(500).end(),
  moved: (reply: ServerResponse) => void reply.writeHead(302, { Location: "/elsewhere" }).end(),
  silent: () => undefined,
};

let answer: keyof typeof ANSWERS = "fine";
let isServing = true;
const asked: string[] = [];
const server = createServer((request, reply) => {
  asked.push(`${request.method} ${request.url}`);
  ANSWERS[answer](reply);
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const paces = { everyMs: 10, timeoutMs: 500 };
  beat(`http://127.0.0.1:${port}/ping/secret`, async () => isServing, paces);
});
afterAll(() => {
  isServing = false;
  server.closeAllConnections();
  server.close();
});

const beats = async (count: number) => {
  const from = asked.length;
  await eventually("calls", () => asked.length >= from + count);
};

test.each([
  ["broken", "status 500"],
  ["moved", "status 302"],
  ["silent", "TimeoutError"],
] as const)("a listener that is %s is logged once, without its address", async (kind, reason) => {
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  answer = kind;
  await beats(3);
  expect(warn.mock.calls).toEqual([[{ event: "heartbeat failed", reason }]]);
  answer = "fine";
  await beats(3);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(new Set(asked)).toEqual(new Set(["GET /ping/secret"]));
  warn.mockRestore();
});

test("a site that does not serve is silent", async () => {
  answer = "fine";
  await beats(1);
  isServing = false;
  await sleep(50); // a call that is under way
  const before = asked.length;
  await sleep(200);
  expect(asked.length).toBe(before);
});
