import { monitorEventLoopDelay } from "node:perf_hooks";

/** Loaded into a server before its own code (`--import`): prints the longest stall of its event loop, each second. */
const EVERY_MS = 1_000;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

setInterval(() => {
  process.stderr.write(`stall ${Math.round(delay.max / 1e6)}\n`);
  delay.reset();
}, EVERY_MS).unref();
