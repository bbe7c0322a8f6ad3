import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentNode, run, timed } from "./ensure-installed.mjs";

const STAMP = ".next/built-from";
const BUILD_ID = ".next/BUILD_ID";

/** Files that cannot change a build. Everything else counts, so that a new folder is never forgotten. */
const IRRELEVANT =
  /^(\.(?!env)|node_modules$|docs$|e2e$|bench$|test$|coverage$|test-results$|playwright-report$)/;
const IRRELEVANT_FILE = /(\.test\.tsx?|\.md|\.tsbuildinfo|^next-env\.d\.ts|^\.env\.example)$/;

/** Prerendered pages contain the site's address and the operator's facts. */
const ENV_OF_BUILD = /^(SITE_URL|SITE_FACTS|PORT|NODE_ENV|NEXT_PUBLIC_.*)$/;

/** Builds for production unless the existing build was made from exactly these sources and variables. */
export function buildIfStale() {
  loadNamedEnv();
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stampOf(sources)) return press();
  rmSync(STAMP, { force: true });
  const build = ["node_modules/next/dist/bin/next", "build"];
  timed("Building the site", () => run(currentNode(), build, { NEXT_TELEMETRY_DISABLED: "1" }));
  timed("Compressing its files", press);
  writeFileSync(STAMP, stampOf(sources));
}

/** The variables of the file that ENV_FILE names; one that is set already wins. */
const loadNamedEnv = () => {
  const file = process.env.ENV_FILE?.trim();
  if (!file) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Error(`ENV_FILE: ${file} cannot be read (${error.code})`);
  }
};

/** Runs every time: the policies depend on the environment, which may have changed since. */
const press = () => run(currentNode(), ["tools/press/press.ts"]);

/** The stamp includes the build's id, so that a manual `next build` does not match it. */
const stampOf = (sources) =>
  `${sources} ${existsSync(BUILD_ID) ? readFileSync(BUILD_ID, "utf8") : "no build"}`;

function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of filesIn(".")) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  const facts = factsFile();
  if (facts) hash.update(readFileSync(facts));
  for (const [name, value] of Object.entries(process.env).sort())
    if (ENV_OF_BUILD.test(name)) hash.update(`${name}=${value}\0`);
  return hash.digest("hex");
}

/** The operator's facts, where they are kept outside of the sources: named in the environment or a .env file. */
const factsFile = () => {
  const files = [".env.production.local", ".env.local", ".env.production", ".env"];
  const named = files
    .filter((file) => existsSync(file))
    .map((file) => /^SITE_FACTS=(.*)$/m.exec(readFileSync(file, "utf8"))?.[1].trim());
  return [process.env.SITE_FACTS, ...named].find(Boolean);
};

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (folder === "." && IRRELEVANT.test(entry.name)) return [];
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && !IRRELEVANT_FILE.test(entry.name) ? [path] : [];
    });
