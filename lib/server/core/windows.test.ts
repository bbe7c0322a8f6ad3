// holds: #limits
import fc from "fast-check";
import { createWindows } from "./windows";

const HOUR_MS = 3_600_000;
const clockAt = (ms: number) => ({ ms });

/** A reference implementation with unlimited memory. */
const naive = (clock: { ms: number }) => {
  const entries = new Map<string, { count: number; endsAt: number }>();
  return (key: string, windowMs: number) => {
    const known = entries.get(key);
    const entry =
      known && known.endsAt > clock.ms ? known : { count: 0, endsAt: clock.ms + windowMs };
    entry.count++;
    entries.set(key, entry);
    return { count: entry.count, endsAt: entry.endsAt };
  };
};

test("as long as all keys fit, the counts are those of a naive model", () => {
  const step = fc.record({ key: fc.nat(19), passMs: fc.nat(400) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const clock = clockAt(1);
      const windows = createWindows({ maxKeys: 20, now: () => clock.ms });
      const model = naive(clock);
      for (const { key, passMs } of steps) {
        clock.ms += passMs;
        const windowMs = key % 2 ? 1_000 : 5_000;
        expect(windows.add(`${key}`, 3, windowMs)).toMatchObject(model(`${key}`, windowMs));
        expect(windows.size()).toBeLessThanOrEqual(20);
      }
    }),
  );
});

test("there are never more keys than the maximum, and a key near its limit stays", () => {
  const flood = fc.record({ times: fc.integer({ min: 1, max: 3 }), keys: fc.nat(120) });
  fc.assert(
    fc.property(fc.array(flood, { maxLength: 20 }), (floods) => {
      const windows = createWindows({ maxKeys: 50, now: () => 1 });
      let kept = 0;
      let name = 0;
      for (const { times, keys } of floods) {
        while (kept < 4) kept = windows.add("near its limit", 5, HOUR_MS).count;
        for (let at = 0; at < keys; at++, name++)
          for (let time = 0; time < times; time++) windows.add(`new ${name}`, 5, HOUR_MS);
        expect(windows.size()).toBeLessThanOrEqual(50);
        expect(windows.add("near its limit", 5, HOUR_MS).count).toBe(++kept);
      }
    }),
  );
});

test("the share of the limit decides which key is dropped, not the count", () => {
  const windows = createWindows({ maxKeys: 100, now: () => 1 });
  for (let n = 0; n < 2; n++) windows.add("2 of 3", 3, HOUR_MS);
  for (let key = 0; key < 99; key++)
    for (let n = 0; n < 30; n++) windows.add(`30 of 300, ${key}`, 300, HOUR_MS);
  windows.add("one more", 300, HOUR_MS);
  expect(windows.add("2 of 3", 3, HOUR_MS).count).toBe(3);
  expect(windows.add("30 of 300, 0", 300, HOUR_MS).count).toBe(1);
  expect(windows.add("30 of 300, 98", 300, HOUR_MS).count).toBe(31);
});

test("expired windows are dropped before any other", () => {
  const clock = clockAt(1);
  const windows = createWindows({ maxKeys: 100, now: () => clock.ms });
  for (let key = 0; key < 50; key++)
    for (let n = 0; n < 9; n++) windows.add(`nearly full, ${key}`, 10, 1_000);
  clock.ms = 500;
  for (let key = 0; key < 50; key++) windows.add(`new, ${key}`, 10, HOUR_MS);
  clock.ms = 1_001;
  windows.add("one more", 10, HOUR_MS);
  expect(windows.size()).toBe(51);
});
