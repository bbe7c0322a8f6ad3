import * as modules from "node:module"; // an old Node lacks some of its names
import { oldNodeText } from "./setup/ensure-installed.mjs";
import { endWithParent } from "./setup/npm-parent.mjs";

/** Serves the site in this very process, so that signals reach it; `dev`: with hot reload. */
const isDev = process.argv[2] === "dev";
const oldNode = oldNodeText();
if (oldNode) {
  console.error(`${oldNode} See "Node" in docs/production.md.`);
  process.exit(1);
}
/** Node writes its compile cache only at a normal exit; after a kill the next start would compile everything again. */
const CACHE_AFTER_MS = 3_000;

/**
 * Halves the most of Node's young generation: a lower one costs more CPU than the memory is worth.
 * The second flag: V8 took parts of documents for long-lived objects; exports left 130 MB of
 * garbage. Flags work only at a process's start, so it executes itself again.
 */
const MEMORY_FLAGS = ["--max-semi-space-size=8", "--no-allocation-site-pretenuring"];
const isFirst = !process.execArgv.includes(MEMORY_FLAGS[0]);
if (!isDev && isFirst && process.platform !== "win32") {
  const flags = [...process.execArgv, ...MEMORY_FLAGS];
  process.execve(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)]);
}

endWithParent();

if (isDev) {
  await (await import("./setup/dev-sign-in.mjs")).offerSignIn();
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  process.argv.splice(2, Infinity, "dev", "--hostname", process.env.HOST || "localhost");
  modules.createRequire(import.meta.url)("next/dist/bin/next");
} else {
  modules.enableCompileCache(".next/cache/compiled"); // with it, Node needs no compiler for our TypeScript, which saves 15 MB
  await import("../server.ts");
  setTimeout(modules.flushCompileCache, CACHE_AFTER_MS).unref();
}
