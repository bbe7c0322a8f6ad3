import { setTimeout as sleep } from "node:timers/promises";

const EVERY_MS = 100;
const WITHIN_MS = 30_000;

/** Waits until `isTrue` says so, asking ten times a second; throws with `what` after 30 s, or after `withinMs`. */
export const eventually = async (
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  withinMs = WITHIN_MS,
): Promise<void> => {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(EVERY_MS))
    if (await isTrue()) return;
  throw new Error(`Not within ${withinMs} ms: ${what}`);
};
