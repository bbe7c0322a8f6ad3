import fc from "fast-check";
import { createBulkhead } from "./bulkhead";

const LONG_MS = 60_000;

/** Whether a promise has settled already. */
const isSettled = async (promise: Promise<unknown>) => {
  const pending = Symbol();
  const next = new Promise((resolve) => setImmediate(resolve, pending));
  return (await Promise.race([promise, next])) !== pending;
};

test("admits some callers, queues some, and refuses the rest at once", async () => {
  const bulkhead = createBulkhead(2, 3);
  const entries = Array.from({ length: 7 }, () => bulkhead.enter(LONG_MS));
  expect(await Promise.all(entries.map(isSettled))).toEqual([
    ...[true, true],
    ...[false, false, false],
    ...[true, true],
  ]);
  expect(bulkhead.waiting()).toBe(3);
  expect(await entries[5]).toBeNull();
  for (const entry of entries.slice(0, 5)) (await entry)!();
  expect(bulkhead.waiting()).toBe(0);
});

test("a caller that waited too long is refused, and takes no slot later", async () => {
  const bulkhead = createBulkhead(1, 2);
  const leave = (await bulkhead.enter(LONG_MS))!;
  const [impatient, patient] = [bulkhead.enter(20), bulkhead.enter(LONG_MS)];
  expect(await impatient).toBeNull();
  expect(bulkhead.waiting()).toBe(1);
  leave();
  (await patient)!();
  expect(await bulkhead.enter(LONG_MS)).not.toBeNull();
});

test("a slot that is freed twice is one slot", async () => {
  const bulkhead = createBulkhead(1, 0);
  const leave = (await bulkhead.enter(LONG_MS))!;
  leave();
  leave();
  expect(await bulkhead.enter(LONG_MS)).not.toBeNull();
  expect(await bulkhead.enter(LONG_MS)).toBeNull();
});

test("never exceeds its slots and its queue, first come, first served (property)", async () => {
  const PLACES = 3;
  const QUEUE = 4;
  const moves = fc.array(fc.constantFrom("enter", "leave"), { maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const bulkhead = createBulkhead(PLACES, QUEUE);
      const inside: (() => void)[] = [];
      const served: number[] = [];
      const accepted: number[] = [];
      let expectedWaiting = 0;
      for (const [at, move] of sequence.entries()) {
        if (move === "enter") {
          const isFull = inside.length === PLACES && expectedWaiting === QUEUE;
          const entry = bulkhead.enter(LONG_MS);
          if (isFull) expect(await entry).toBeNull();
          else {
            accepted.push(at);
            if (inside.length === PLACES) expectedWaiting++;
            void entry.then((leave) => {
              served.push(at);
              inside.push(leave!);
            });
          }
        } else if (inside.length > 0) {
          inside.shift()!();
          if (expectedWaiting > 0) expectedWaiting--;
        }
        await new Promise((resolve) => setImmediate(resolve));
        expect(inside.length).toBeLessThanOrEqual(PLACES);
        expect(bulkhead.waiting()).toBe(expectedWaiting);
      }
      expect(served).toEqual(accepted.slice(0, served.length));
      for (let leave = inside.shift(); leave; leave = inside.shift()) {
        leave();
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(served).toEqual(accepted);
    }),
    { numRuns: 50 },
  );
});
