import fc from "fast-check";
import { type Breaker, createBreaker, type Ending } from "./circuit-breaker";

let now = 0;
const breakerAt = () =>
  createBreaker({ failures: 5, withinMs: 30_000, openMs: 30_000, now: () => now });
const call = (breaker: Breaker, ending: Ending): boolean => {
  const end = breaker.admit();
  end?.(ending);
  return end !== null;
};
const openOne = () => {
  const breaker = breakerAt();
  for (let n = 0; n < 5; n++) call(breaker, "failed");
  return breaker;
};

beforeEach(() => {
  now = 1_000;
});

test("opens at the fifth failure within 30 s, not before", () => {
  const breaker = breakerAt();
  for (let n = 0; n < 4; n++) expect(call(breaker, "failed")).toBe(true);
  expect([breaker.isOpen(), breaker.isRefusing()]).toEqual([false, false]);
  expect(call(breaker, "failed")).toBe(true);
  expect([breaker.isOpen(), breaker.isRefusing()]).toEqual([true, true]);
  expect(breaker.admit()).toBeNull();
});

test("failures further apart do not open it", () => {
  const breaker = breakerAt();
  for (let n = 0; n < 50; n++) {
    expect(call(breaker, "failed")).toBe(true);
    now += 7_500;
  }
  expect(breaker.isOpen()).toBe(false);
});

test("after 30 s one call is tried, and no other beside it; answered, it closes with nothing counted", () => {
  const breaker = openOne();
  now += 29_999;
  expect(breaker.admit()).toBeNull();
  now += 1;
  const end = breaker.admit()!;
  expect([breaker.admit(), breaker.isRefusing(), breaker.isOpen()]).toEqual([null, true, true]);
  end("answered");
  expect([breaker.isRefusing(), breaker.isOpen()]).toEqual([false, false]);
  for (let n = 0; n < 4; n++) call(breaker, "failed");
  expect(breaker.isOpen()).toBe(false);
});

test("a trial that fails keeps it open for another 30 s", () => {
  const breaker = openOne();
  now += 30_000;
  expect(call(breaker, "failed")).toBe(true);
  now += 29_999;
  expect(breaker.admit()).toBeNull();
  now += 1;
  expect(breaker.admit()).not.toBeNull();
});

test("a trial that tells nothing makes room for the next one", () => {
  const breaker = openOne();
  now += 30_000;
  expect(call(breaker, "neither")).toBe(true);
  expect(breaker.isOpen()).toBe(true);
  expect(call(breaker, "answered")).toBe(true);
  expect(breaker.isOpen()).toBe(false);
});

test("calls that began before it opened change nothing when they end", () => {
  const breaker = breakerAt();
  const early = [breaker.admit()!, breaker.admit()!];
  for (let n = 0; n < 5; n++) call(breaker, "failed");
  early[0]!("answered");
  expect(breaker.isOpen()).toBe(true);
  now += 29_999;
  early[1]!("failed");
  now += 1;
  expect(breaker.admit()).not.toBeNull();
});

test("whatever happens, a failing service is asked at most 5 times in 30 s and then once in 30 s (property)", () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(pauses, (steps) => {
      const breaker = breakerAt();
      const askedAt: number[] = [];
      for (const step of steps) {
        now += step;
        if (call(breaker, "failed")) askedAt.push(now);
      }
      for (const [at, time] of askedAt.entries()) {
        const fifthBefore = askedAt[at - 5];
        if (fifthBefore !== undefined) expect(time - fifthBefore).toBeGreaterThanOrEqual(30_000);
      }
    }),
  );
});
