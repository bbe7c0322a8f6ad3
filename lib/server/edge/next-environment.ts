import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFiles } from "../core/env-files.ts";

/** Must be imported first: Next, React and our log read the environment while they are imported. */
// oxlint-disable-next-line node/no-process-env -- what others read, not what we do
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
loadEnvFiles();

/** Next reuses the config of `build`: compiling one costs 1 s; the guard needs its packages. Throws without one. */
export const reuseBuiltConfig = (build: string): void => {
  const file = join(build, "required-server-files.json");
  if (!existsSync(file)) throw new Error("There is no build yet: npm run build");
  const { config } = JSON.parse(readFileSync(file, "utf8")) as {
    config: { env: Readonly<Record<"PACKAGES_OF_BUILD", string>> };
  };
  const { PACKAGES_OF_BUILD } = config.env;
  const __NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  // oxlint-disable-next-line node/no-process-env -- what Next and code outside of the build read
  Object.assign(process.env, { PACKAGES_OF_BUILD, __NEXT_PRIVATE_STANDALONE_CONFIG });
};
