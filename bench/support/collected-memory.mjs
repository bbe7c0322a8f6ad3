/**
 * Loaded into a server before its own code (`--import`, with `--expose-gc`): now and then it collects its garbage and
 * prints what is left, in bytes: memory in use, and memory it has from the system.
 */
const EVERY_MS = 5_000;

setInterval(() => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stderr.write(`memory ${heapUsed + external} ${rss}\n`);
}, EVERY_MS).unref();
