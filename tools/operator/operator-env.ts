import { existsSync, readFileSync } from "node:fs";
import { type Env, env, type EnvSource } from "@/lib/server/core/env";
import { loadEnvFiles } from "@/lib/server/core/env-files";

/** The service of docs/production.md, which knows where the site's variables are. */
const UNIT = "/etc/systemd/system/bizgrow.service";

/** What is wrong where only a service of this machine names a database; null: nothing. */
export const strayEnvironment = (source: EnvSource, unit = UNIT): string | null => {
  if (source.SQLITE_PATH || source.STORE === "firestore" || !existsSync(unit)) return null;
  const [, file] = /^EnvironmentFile=-?(.+)$/m.exec(readFileSync(unit, "utf8")) ?? [];
  return `SQLITE_PATH is not set, but ${unit} runs a site on this machine: set ENV_FILE=${file ?? "its file of variables"}`;
};

/** The site's environment for an operator's command. Throws in words when it cannot be the running site's. */
export const operatorEnv = (): Env => {
  loadEnvFiles();
  const problem = strayEnvironment(process.env);
  if (problem) throw new Error(problem);
  return env();
};
