import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "@/scripts/setup/ensure-installed.mjs";
import type { HomeMarkup } from "./home-markup";

/** Inside the build our tools ignore it, and packages resolve from there. */
const FOLDER = resolve(".next/cache/peers");

/** The sources from which it is built. */
const sourcesOf = (markup: HomeMarkup) => {
  const files = ["package-lock.json", ...globSync("bench/peers/**/*.*"), import.meta.filename];
  const hash = createHash("sha256").update(JSON.stringify(markup));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
};

/** Builds Next alone with the site's home page, unless it is built; returns its folder. */
export const buildNext = (markup: HomeMarkup): string => {
  const stamp = join(FOLDER, "built-from");
  const sources = sourcesOf(markup);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return FOLDER;
  const { css, ...home } = markup;
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync("bench/peers", FOLDER, { recursive: true });
  cpSync("public", join(FOLDER, "public"), { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), '{ "type": "module" }');
  writeFileSync(join(FOLDER, "home.json"), JSON.stringify(home));
  writeFileSync(join(FOLDER, "home.css"), css);
  run(process.execPath, [resolve("node_modules/next/dist/bin/next"), "build", FOLDER], {
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  });
  writeFileSync(stamp, sources);
  return FOLDER;
};
