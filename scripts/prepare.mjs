import { installChromium } from "./setup/chromium.mjs";
import { buildIfStale } from "./setup/ensure-built.mjs";
import { installIfStale } from "./setup/ensure-installed.mjs";
import { installPoppler } from "./setup/poppler.mjs";
import { installRedis } from "./setup/redis.mjs";

/**
 * Run by npm before start, dev and test, so that a fresh clone needs no other command. It imports no installed package
 * and runs on Node 20. It is a separate hook, because a shell that has looked up `node` once keeps using the system's,
 * while the next script finds the one just installed.
 */
const wanted = new Set(process.argv.slice(2));

try {
  installIfStale();
  if (wanted.has("--browser")) installChromium();
  if (wanted.has("--poppler")) installPoppler();
  if (wanted.has("--redis")) installRedis();
  if (wanted.has("--build")) buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
