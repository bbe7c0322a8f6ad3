import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { singleton } from "./singleton";

/** Beyond this delay, in ms, at the 99th percentile there is no time for the AI (docs/security.md#t12). */
const SLOW_MS = 250;
/** Below this share of its time at work, the machine is busy and not the process: shedding our work would not help. */
const BUSY_SHARE = 0.5;
/** Over so long, in ms: some starts are slow, and one pause is no overload. */
const WINDOW_MS = 10_000;
const RESOLUTION_MS = 20;
const NS_A_MS = 1e6;

/** Whether this process was too busy in its last window of 10 s; watched from the first question on. */
export const createOverload = (windowMs = WINDOW_MS): (() => boolean) => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let before = performance.eventLoopUtilization();
  let isOverloaded = false;
  delays.enable();
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    isOverloaded = utilization > BUSY_SHARE && delays.percentile(99) / NS_A_MS > SLOW_MS;
    before = performance.eventLoopUtilization();
    delays.reset();
  }, windowMs).unref();
  return () => isOverloaded;
};

/** This process's own. */
export const overload = singleton("overload", () => createOverload());
