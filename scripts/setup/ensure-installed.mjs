import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The first whose server may ignore offers to upgrade (`shouldUpgradeCallback`). */
const MIN_NODE = [24, 9];

/** Installs what is missing of package-lock.json; `all`: also what the tests need. */
export function installIfStale(all = false) {
  const state = installed(all);
  if (state === "whole") return;
  // npm below 11 does not know `allowScripts`: no package runs install scripts, whichever npm installs it.
  const kinds = ["--include=optional", all ? "--include=dev" : "--omit=dev"];
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const command = state === "other" ? ["ci"] : ["install", "--no-save"];
  const [npm, ...args] = npmCommand(...command, ...flags, ...kinds);
  timed("Installing the packages of package-lock.json", () => run(npm, args));
}

/** "part": the packages of the tests are missing; "other": nothing, or another lock file's. */
function installed(all) {
  const own = "node_modules/.package-lock.json";
  if (!existsSync(own)) return "other";
  const [want, have] = ["package-lock.json", own].map(packagesIn);
  const isSame = ([path, { integrity }]) => want[path]?.integrity === integrity;
  const isThere = ([path, { optional }]) => path === "" || optional || path in have;
  const toServe = Object.entries(want).filter(([, { dev }]) => !dev);
  if (!Object.entries(have).every(isSame) || !toServe.every(isThere)) return "other";
  return !all || Object.entries(want).every(isThere) ? "whole" : "part";
}

/** Prints what begins, and how long it took: a newcomer sees that it goes on. */
export function timed(what, work) {
  console.log(`${what} …`);
  const started = performance.now();
  const result = work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** What to say of a Node that cannot run the site; null for one that can. */
export function oldNodeText(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return null;
  return `Node ${MIN_NODE.join(".")} or newer is needed here; this is ${version}.`;
}

/** The Node of the lock file, else this one if it is new enough. */
export function currentNode() {
  const { platform, arch, execPath } = process;
  const [os, name] = platform === "win32" ? ["win", "node.exe"] : [platform, "node"];
  const local = `node_modules/node-${os}-${arch}/bin/${name}`;
  if (existsSync(local)) return local;
  const problem = oldNodeText();
  if (problem) throw new Error(problem);
  return execPath;
}

/** A program and its arguments: the npm that runs us, else the one on the PATH. */
export function npmCommand(...args) {
  const { npm_execpath: npm } = process.env;
  return npm ? [process.execPath, npm, ...args] : ["npm", ...args];
}

/** Runs a program to its end, with its output shown; throws when it fails. */
export function run(command, args, env = {}) {
  const shell = command === "npm" && process.platform === "win32";
  const options = { stdio: "inherit", env: { ...process.env, ...env }, shell };
  const { status, error } = spawnSync(command, args, options);
  if (status === 0) return;
  throw new Error(`${command} ${args.join(" ")} failed: ${error?.message ?? `exit ${status}`}`);
}
