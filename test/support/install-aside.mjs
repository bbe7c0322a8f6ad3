import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { npmCommand, run } from "../../scripts/setup/ensure-installed.mjs";

const FILES = ["package.json", "package-lock.json"];
/** Inside node_modules, so that our tools ignore it and a copy of node_modules includes it. */
const CACHE = "node_modules/.cache";

/**
 * Installs the lock file of `recipe`: packages that only a few tests need. Returns its folder, moved
 * into place when complete, so that two installs do no harm. `optional`: of machine code.
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
