import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const MIN_NODE = [22, 18];

/** Runs `npm ci`, unless node_modules matches package-lock.json. */
export function installIfStale() {
  if (isInstalled()) return;
  console.log("Installing the packages of package-lock.json …");
  // npm below 11 does not know `allowScripts`: no package runs install scripts, whichever npm installs it.
  const safe = ["--ignore-scripts", "--include=dev", "--include=optional"];
  const flags = [...safe, "--no-audit", "--no-fund"];
  const [npm, ...args] = npmCommand("ci", "--loglevel=error", ...flags);
  run(npm, args);
}

/** npm writes its copy of the lock as the last step of an install; optional packages depend on the machine. */
function isInstalled() {
  const own = "node_modules/.package-lock.json";
  if (!existsSync(own)) return false;
  const [want, have] = ["package-lock.json", own].map(packagesIn);
  const same = ([path, { integrity }]) => want[path]?.integrity === integrity;
  const there = ([path, { optional }]) => path === "" || optional || path in have;
  return Object.entries(have).every(same) && Object.entries(want).every(there);
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
