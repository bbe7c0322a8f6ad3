import { setTimeout as sleep } from "node:timers/promises";
import { createOverload } from "./event-loop";

const WINDOW_MS = 300;

const block = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test("a process is overloaded while its event loop is held up, and no longer", async () => {
  const isOverloaded = createOverload(WINDOW_MS);
  expect(isOverloaded()).toBe(false);
  for (let n = 0; n < 4; n++) {
    await sleep(25);
    block(400);
  }
  await sleep(1);
  expect(isOverloaded()).toBe(true);
  // A busy machine may hold up a window or two of its own accord; an idle one comes.
  while (isOverloaded()) await sleep(WINDOW_MS);
});
