// Takes some seconds: a process is stopped and let go on again and again.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const WINDOW_MS = 300;
/** More than the delay that counts as overload. */
const STOPPED_MS = 350;
const WINDOWS = 6;

/** An idle process that says after each window whether it takes itself for overloaded. */
const IDLE = `
  import { createOverload } from "@/lib/server/core/overload";
  const isOverloaded = createOverload(${WINDOW_MS});
  setInterval(() => process.stdout.write(isOverloaded() ? "!" : "."), ${WINDOW_MS});`;
const ARGS = ["--import", "./scripts/source-imports.mjs", "--input-type=module", "-e", IDLE];

test("a process that others keep from its work is not overloaded", async () => {
  const child = spawn(process.execPath, ARGS);
  let said = "";
  child.stdout.on("data", (text) => (said += String(text)));
  try {
    while (said.length < WINDOWS) {
      await once(child.stdout, "data");
      await sleep(20); // it is idle again
      child.kill("SIGSTOP");
      await sleep(STOPPED_MS);
      child.kill("SIGCONT");
    }
    // On a busy machine it may be stopped at work, and take that for its own.
    expect(said.replaceAll(".", "").length).toBeLessThan(WINDOWS / 2);
  } finally {
    child.kill("SIGKILL");
  }
}, 60_000);
