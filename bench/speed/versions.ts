import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { findChromium } from "@/scripts/setup/chromium.mjs";
import { findProgram } from "@/scripts/setup/programs.mjs";
import { nginxPath } from "./nginx";

const packageAt = (folder: string) =>
  (JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as { version: string }).version;

/** The version that a program prints. */
const saidBy = (program: string | undefined, flag: string) => {
  if (!program) return "none";
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: "utf8" });
  return /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? "unknown";
};

/** The versions of the programs that measured. */
export const versions = () =>
  [
    `Node ${process.versions.node}`,
    `Next ${packageAt("node_modules/next")}`,
    `Chromium ${saidBy(findChromium(), "--version")}`,
    `nginx ${saidBy(nginxPath(), "-v")}`,
    `wrk ${saidBy(findProgram(["wrk"]), "-v")}`,
    `${cpus().length} cores`,
  ].join(", ");
