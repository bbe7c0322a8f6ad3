import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** The commit, and the versions of Node and Next that were measured. */
export const versions = (): string => {
  const { version } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8")) as {
    version: string;
  };
  const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  const commit = stdout?.trim() || "unknown";
  return `Commit ${commit}, Node ${process.versions.node}, Next ${version}, ${cpus().length} cores`;
};
