import { installChromium } from "./setup/chromium.mjs";
import { buildIfStale } from "./setup/ensure-built.mjs";
import { installIfStale } from "./setup/ensure-installed.mjs";
import { installRedis } from "./setup/redis.mjs";

/**
 * Run by npm before start, dev and test, so that a fresh clone needs no other command. It imports nothing that is
 * installed and runs on Node 20. A separate hook, because a shell that has once looked up `node` keeps the
 * system's, while the next script finds the one that has just been installed.
 */
const wanted = new Set(process.argv.slice(2));

try {
  installIfStale();
  if (wanted.has("--browser")) installChromium();
  if (wanted.has("--redis")) installRedis();
  if (wanted.has("--build")) buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
