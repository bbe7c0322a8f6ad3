import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** The commit, and the versions of Node, Next and nginx that were measured. */
export const versions = (): string => {
  const { version } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8")) as {
    version: string;
  };
  const said = (program: string, ...args: string[]) => {
    const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
    return `${stdout ?? ""}${stderr ?? ""}`.trim() || `no ${program}`;
  };
  const commit = said("git", "rev-parse", "--short", "HEAD");
  const nginx = said("/usr/sbin/nginx", "-v");
  return `Commit ${commit}, Node ${process.versions.node}, Next ${version}, ${nginx}, ${cpus().length} cores`;
};
