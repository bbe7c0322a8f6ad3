import { monitorEventLoopDelay } from "node:perf_hooks";
import { once } from "./once";

/** Beyond this delay, in ms, at the 99th percentile there is no time for the AI (security.md T12). */
const SLOW_MS = 250;
/** Over so long, in ms: some starts are slow, and one pause is no overload. */
const WINDOW_MS = 10_000;
const RESOLUTION_MS = 20;
const NS_A_MS = 1e6;

/** Whether this process was too busy in its last window of 10 s; watched from the first question on. */
export const createOverload = (windowMs = WINDOW_MS): (() => boolean) => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let isSlow = false;
  delays.enable();
  setInterval(() => {
    isSlow = delays.percentile(99) / NS_A_MS > SLOW_MS;
    delays.reset();
  }, windowMs).unref();
  return () => isSlow;
};

/** This process's own. */
export const overload = once("overload", () => createOverload());
