// holds: #retention
import { sweepDaily } from "./daily-sweep";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test("it sweeps five minutes after the start, then at 03:00 in India, also after a failure or a clock in doubt", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-22T10:00:00+05:30") });
  const swept: string[] = [];
  sweepDaily(async () => {
    swept.push(new Date(Date.now() + 5.5 * HOUR_MS).toISOString().slice(0, 16));
    if (swept.length === 1) throw new Error("the disk is away");
    return swept.length === 2 ? null : 0;
  });
  await jest.advanceTimersByTimeAsync(48 * HOUR_MS);
  jest.useRealTimers();
  expect(swept).toEqual(["2026-11-22T10:05", "2026-11-23T03:00", "2026-11-24T03:00"]);
});
