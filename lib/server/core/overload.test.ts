// holds: #r12
import { setTimeout as sleep } from "node:timers/promises";
import { createOverload, isTooMuch } from "./overload";

const SLOW_MS = 50;
const BLOCK_MS = 70;
/** Several blocks: of each window only the delays between two looks count, and the window's end may come in between. */
const WINDOW_MS = 5 * BLOCK_MS;

const block = () => {
  for (const end = performance.now() + BLOCK_MS; performance.now() < end;);
};

test.each([
  ["much of its own work, late", 0.9, 400, true],
  ["much of its own work, in time", 0.9, 100, false],
  ["little work, late: others keep it from its work", 0.1, 9_000, false],
  ["nothing to do", 0, 20, false],
])("a process with %s", (_, share, delayMs, expected) =>
  expect(isTooMuch({ share, delayMs })).toBe(expected),
);

test("a process is overloaded while its own work holds up its event loop, and no longer", async () => {
  const isOverloaded = createOverload(WINDOW_MS, SLOW_MS);
  expect(isOverloaded()).toBe(false);
  while (!isOverloaded()) {
    await sleep(5);
    block();
  }
  while (isOverloaded()) await sleep(WINDOW_MS);
});
