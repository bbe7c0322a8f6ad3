import { spawnSync } from "node:child_process";
import { currentNode, run } from "./ensure-installed.mjs";
import { findProgram, installDebianPackage } from "./programs.mjs";

/** Turns off background traffic; a container has no sandbox and no GPU. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell needs two thirds of the time; any other Chromium works as well. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROMIUM_PATH, else the fastest Chromium or Chrome of this machine, else undefined: Playwright then uses its own. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(NAMES, ELSEWHERE);
}

/** Installs a Hindi font: a minimal machine has none, and draws boxes of another width. */
function installHindiFont() {
  const { status, stdout } = spawnSync("fc-list", [":lang=hi", "family"], { encoding: "utf8" });
  if (status === 0 && stdout.trim()) return;
  try {
    installDebianPackage("fonts-lohit-deva");
  } catch (error) {
    console.error(`No font for Hindi: ${error.message}. Hindi is tested with boxes.`);
  }
}

function foundChromium() {
  if (!findChromium()) throw new Error("none on this machine");
}

/** Debian's package first: a closed network may block Playwright's server. */
export function installChromium() {
  if (process.platform === "linux") installHindiFont();
  if (process.env.CHROMIUM_PATH || findProgram([SHELL])) return;
  console.log("Looking for a Chromium for the tests …");
  const attempts = [
    () => installDebianPackage(SHELL),
    foundChromium,
    () => installDebianPackage("chromium"),
    () => run(currentNode(), ["node_modules/@playwright/test/cli.js", "install", "chromium"]),
  ];
  const failures = [];
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      failures.push(error.message);
    }
  }
  // Not fatal: every other check still runs, and the tests in a browser fail with their own message.
  console.error(`No Chromium: ${failures.join("; ")}. Set CHROMIUM_PATH to one.`);
}
