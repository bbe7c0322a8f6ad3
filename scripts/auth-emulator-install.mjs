import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, run } from "./installed.mjs";

/** What to install, with a lock of its own: 240 MB that neither the site nor most of its tests need. */
const RECIPE = "scripts/auth-emulator";
const FILES = ["package.json", "package-lock.json"];
/** Inside node_modules no tool of ours looks at it, and a copy of node_modules has it too. */
const CACHE = "node_modules/.cache";

/**
 * Installs Google's Auth emulator, unless it is there already; returns the folder. It is moved to its place when
 * it is whole, so that two who install it at once do no harm.
 */
export function installAuthEmulator() {
  const lock = createHash("sha256").update(readFileSync(join(RECIPE, "package-lock.json")));
  const folder = join(CACHE, `auth-emulator-${lock.digest("hex").slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  console.log("Installing Google's Auth emulator …");
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const file of FILES) cpSync(join(RECIPE, file), join(unfinished, file));
  const what = ["--ignore-scripts", "--omit=optional"];
  const how = ["--no-audit", "--no-fund", "--loglevel=error", "--prefix", unfinished];
  const [npm, ...args] = npmCommand("ci", ...what, ...how);
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
