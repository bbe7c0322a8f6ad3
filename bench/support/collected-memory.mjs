/**
 * Loaded into a server before its own code (`--import`, with `--expose-gc`): at intervals it collects garbage and
 * prints, in bytes, the memory in use and the memory taken from the system.
 */
const EVERY_MS = 5_000;

setInterval(() => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stderr.write(`memory ${heapUsed + external} ${rss}\n`);
}, EVERY_MS).unref();
