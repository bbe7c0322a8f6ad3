import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { currentNode, installIfStale } from "./setup/ensure-installed.mjs";
import { endWithParent } from "./setup/npm-parent.mjs";

/** What npm runs: prepares what the options name, then runs the program. It imports no package, and runs on Node 20. */
const SETUP = {
  "--install": async () => installIfStale(),
  "--install-all": async () => installIfStale(true),
  "--browser": async () => (await import("./setup/chromium.mjs")).installChromium(),
  "--poppler": async () => (await import("./setup/programs.mjs")).installPoppler(),
  "--build": async () => (await import("./setup/ensure-built.mjs")).buildIfStale(),
};
const QUIET = ["ExperimentalWarning", "MODULE_TYPELESS_PACKAGE_JSON"];

const words = process.argv.slice(2);
const first = words.findIndex((word) => !(word in SETUP));
const [wanted, program] = first < 0 ? [words, []] : [words.slice(0, first), words.slice(first)];

/** Node warns of its own modules that are experimental, and of TypeScript beside no package.json. */
const withoutWarnings = () => {
  const [print] = process.listeners("warning");
  process.removeAllListeners("warning");
  process.on("warning", (warning) => {
    if (!QUIET.includes(warning.name) && !QUIET.includes(warning.code)) print?.(warning);
  });
};

/** In this very process, so that a signal reaches the program itself. */
const runHere = async ([file, ...args]) => {
  process.argv.splice(1, Infinity, resolve(file), ...args);
  if (file.endsWith(".ts")) {
    withoutWarnings();
    await import("./source-imports.mjs");
  }
  await import(pathToFileURL(resolve(file)).href);
};

/** By the Node that has just been installed; this one is another. */
const runByOther = (node) => {
  endWithParent();
  process.on("SIGINT", () => undefined); // the terminal sends it to the program, too
  const child = spawn(node, process.argv.slice(1, 2).concat(program), { stdio: "inherit" });
  child.on("error", (error) => console.error(error.message));
  child.on("close", (code) => (process.exitCode = code ?? 1));
};

const prepare = async () => {
  try {
    for (const word of wanted) await SETUP[word]();
    return wanted.length > 0 ? resolve(currentNode()) : process.execPath;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

const node = await prepare();
if (program.length > 0) await (node === process.execPath ? runHere(program) : runByOther(node));
