import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { clockOffset, isClockRight } from "./clock";

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
