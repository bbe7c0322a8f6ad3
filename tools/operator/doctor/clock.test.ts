import { nodeLook, clockOffset, isClockRight } from "./clock";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const AT = Date.parse("2026-11-22T06:00:00Z");
let date: string | null = new Date(AT).toUTCString();
const service = createServer((_, response) => {
  response.sendDate = false;
  if (date) response.setHeader("Date", date);
  response.writeHead(404).end();
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
});
afterAll(() => service.close());

test.each([
  [0, true],
  [59, true],
  [-59, true],
  [120, false],
  [-120, false],
])("a clock that is %d s ahead is right: %s", async (seconds, isRight) => {
  const offset = await clockOffset(url, () => AT + 500 + seconds * 1_000);
  expect(offset).toBe(seconds * 1_000);
  expect(isClockRight(offset)).toBe(isRight);
});

test("a service that sends no time says nothing about the clock", async () => {
  date = null;
  await expect(clockOffset(url, () => AT)).rejects.toThrow("no date");
});

const RELEASED = Date.parse("2026-08-01T10:00:00Z");
const DAY = 86_400_000;

/** nodejs.org: it knows one file. */
const site = createServer(({ url }, response) => {
  if (url === "/headers.tar.gz")
    response.setHeader("Last-Modified", new Date(RELEASED).toUTCString());
  response.end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

test.each([
  [90, { state: "ok", text: "24.1.0, 90 days old" }],
  [
    91,
    {
      state: "look",
      text: "24.1.0 is 91 days old: install the newest of its line from nodejs.org",
    },
  ],
])("a Node of %d days", async (days, said) => {
  const now = RELEASED + days * DAY;
  expect(await nodeLook("24.1.0", `${origin}/headers.tar.gz`, now)).toEqual(said);
});

test.each(["/other.tar.gz", "nowhere"])("%s says no date", async (path) => {
  const url = path === "nowhere" ? "http://127.0.0.1:1/" : `${origin}${path}`;
  const { state, text } = await nodeLook("24.1.0", url, RELEASED);
  expect([state, text]).toEqual(["look", "24.1.0, of unknown age: nodejs.org does not say"]);
});
