import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { npmCommand, run } from "./ensure-installed.mjs";

const FILES = ["package.json", "package-lock.json"];
/** Inside node_modules no tool of ours looks at it, and a copy of node_modules has it too. */
const CACHE = "node_modules/.cache";

/**
 * Installs what the lock in the folder `recipe` names, unless it is there already: what neither the site nor most of
 * its proofs need. Returns the folder that holds its node_modules. It is moved to its place when it is whole, so
 * that two who install it at once do no harm. A tool made of machine code has it in an `optional` package.
 */
export function installAside(recipe, what, { optional = false } = {}) {
  const lock = createHash("sha256").update(readFileSync(join(recipe, "package-lock.json")));
  const folder = join(CACHE, `${basename(recipe)}-${lock.digest("hex").slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  console.log(`Installing ${what} …`);
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const file of FILES) cpSync(join(recipe, file), join(unfinished, file));
  const lean = ["--ignore-scripts", optional ? "--include=optional" : "--omit=optional"];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--prefix", unfinished];
  const [npm, ...args] = npmCommand("ci", ...lean, ...quiet);
  try {
    run(npm, args);
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
