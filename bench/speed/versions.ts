import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { findChromium } from "@/scripts/setup/chromium.mjs";
import { findProgram } from "@/scripts/setup/programs.mjs";
import { nginxPath } from "./nginx";

const packageAt = (folder: string) =>
  (JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as { version: string }).version;

/** The first number that a program says of itself. */
const saidBy = (program: string | undefined, flag: string) => {
  if (!program) return "none";
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: "utf8" });
  return /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? "unknown";
};

/** What the figures were measured with. */
export const versions = () =>
  [
    `Node ${process.versions.node}`,
    `Next ${packageAt("node_modules/next")}`,
    `Chromium ${saidBy(findChromium(), "--version")}`,
    `nginx ${saidBy(nginxPath(), "-v")}`,
    `wrk ${saidBy(findProgram(["wrk"]), "-v")}`,
    `${cpus().length} cores`,
  ].join(", ");
