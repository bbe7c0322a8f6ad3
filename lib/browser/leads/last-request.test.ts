// holds: #your-request
import { REQUEST_KEY } from "@/lib/browser/core/device-keys";
import { forget } from "@/lib/browser/core/device-store";
import { keepRequest } from "@/lib/browser/core/receipt";
import { followRequest, requestLine, updateRequest } from "./last-request";

const TOKEN = "t".repeat(86);
const REFERENCE = "BG-7K3Q9XM";
const WORDS = { today: "today {time}", later: "{time}", sent: "{reference}", change: "" };
const at = (time: string) => Date.parse(`${time}:00+05:30`);
const line = () => requestLine("en", WORDS);
const keep = (time: number | null, token: string | null = TOKEN) =>
  keepRequest({ reference: REFERENCE, token, call: { at: time, asked: time } });
const view = (end: string | null, time: number | null) => ({
  reference: REFERENCE,
  wants: "call",
  packageId: null,
  call: { at: time, asked: time, end, changes: 1 },
});

beforeEach(() => {
  forget(REQUEST_KEY);
  jest.useFakeTimers({ now: at("2026-11-28T12:00") });
});
afterEach(() => jest.useRealTimers());

test("a call is said with its time until it is over, a request without one for a week", () => {
  expect(line()).toBeNull();
  keep(at("2026-11-30T17:00"));
  expect(line()).toEqual({ token: TOKEN, text: "Mon 30 Nov, 5:00\u00a0pm" });
  jest.setSystemTime(at("2026-11-30T17:29"));
  expect(line()?.text).toBe("today 5:00\u00a0pm");
  jest.setSystemTime(at("2026-11-30T17:30"));
  expect(line()).toBeNull();
  keep(null);
  jest.setSystemTime(at("2026-12-07T17:29"));
  followRequest(TOKEN, view(null, null));
  expect(line()?.text).toBe(REFERENCE);
  jest.setSystemTime(at("2026-12-07T17:30"));
  expect(line()).toBeNull();
});

test("it follows the server: moved, cancelled, chosen again, deleted; another request changes nothing", () => {
  keep(at("2026-11-30T17:00"));
  followRequest(TOKEN, view(null, at("2026-11-28T16:00")));
  expect(line()?.text).toBe("today 4:00\u00a0pm");
  followRequest("u".repeat(86), null);
  expect(line()).not.toBeNull();
  followRequest(TOKEN, view("cancelled", null));
  expect(line()).toBeNull();
  followRequest(TOKEN, view(null, at("2026-11-28T18:00")));
  expect(line()?.text).toBe("today 6:00\u00a0pm");
  followRequest(TOKEN, null);
  expect(line()).toBeNull();
});

test("an order by Get Started has no private page, and no call: it is shown for a week", async () => {
  keepRequest({ reference: REFERENCE, token: "", call: null });
  const asked = jest.spyOn(globalThis, "fetch");
  await updateRequest("");
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  expect(line()).toEqual({ token: "", text: REFERENCE });
  jest.setSystemTime(at("2026-12-05T12:00"));
  expect(line()).toBeNull();
});

test("without a private page nothing is kept, and what was kept stays", () => {
  keep(at("2026-11-30T17:00"), null);
  expect(line()).toBeNull();
  keep(at("2026-11-30T17:00"));
  keep(at("2026-11-30T16:00"), null);
  expect(line()?.token).toBe(TOKEN);
});
