import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFiles } from "../core/env-files.ts";

/**
 * Must be imported first: it sets the environment of production and loads the .env files, as `next start` does, because
 * Next, React and our log read the environment while they are imported.
 */
// oxlint-disable-next-line node/no-process-env -- what others read, not what we do
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
loadEnvFiles();

/**
 * Makes Next reuse the config resolved when the folder `build` was built, as its standalone server does: compiling
 * next.config.ts at start costs 1 s and 40 MB. Throws when there is no build.
 */
export const reuseBuiltConfig = (build: string): void => {
  const file = join(build, "required-server-files.json");
  if (!existsSync(file)) throw new Error("There is no build yet: npm run build");
  const { config } = JSON.parse(readFileSync(file, "utf8")) as { config: object };
  // oxlint-disable-next-line node/no-process-env -- what Next reads, not what we do
  Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
};
