import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { singleton } from "./singleton";

/** With a 99th percentile of the event loop's delay above this, in ms, the AI is not called (docs/security.md#t12). */
const SLOW_MS = 250;
/** Below this share of busy time the machine is slow and not this process: doing less work would not help. */
const BUSY_SHARE = 0.5;
/** The window of a measurement, in ms: long enough that a slow start or one pause is no overload. */
const WINDOW_MS = 10_000;
const RESOLUTION_MS = 20;
const NS_A_MS = 1e6;

/** A window's load: the share of its time that the event loop was at work, 0 to 1, and its delay in ms. */
type Load = { share: number; delayMs: number };

/** Measures the event loop of this process; each call returns the load since the one before. */
const eventLoop = (): (() => Load) => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let before = performance.eventLoopUtilization();
  delays.enable();
  return () => {
    const { utilization: share } = performance.eventLoopUtilization(before);
    const load = { share, delayMs: delays.percentile(99) / NS_A_MS };
    before = performance.eventLoopUtilization();
    delays.reset();
    return load;
  };
};

/** Whether this process was overloaded in its last window of 10 s; measuring begins with the first call. */
export const createOverload = (windowMs = WINDOW_MS, measure = eventLoop()): (() => boolean) => {
  let isOverloaded = false;
  setInterval(() => {
    const { share, delayMs } = measure();
    isOverloaded = share > BUSY_SHARE && delayMs > SLOW_MS;
  }, windowMs).unref();
  return () => isOverloaded;
};

/** The overload check of this process. */
export const overload = singleton("overload", () => createOverload());
