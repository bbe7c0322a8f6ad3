import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { createOverload } from "./overload";

const WINDOW_MS = 300;

const block = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test("a process is overloaded only while its own work blocks its event loop", async () => {
  const isOverloaded = createOverload(WINDOW_MS);
  expect(isOverloaded()).toBe(false);
  while (!isOverloaded()) {
    await sleep(25);
    block(400);
  }
  while (isOverloaded()) await sleep(WINDOW_MS);
}, 30_000);

/** An idle process that prints after each window whether it counts as overloaded. */
const IDLE = `
  import { createOverload } from "@/lib/server/core/overload";
  const isOverloaded = createOverload(${WINDOW_MS});
  setInterval(() => process.stdout.write(isOverloaded() ? "overloaded" : "."), ${WINDOW_MS});`;

test("a process on a busy machine is not overloaded", async () => {
  const imports = ["--import", "./scripts/source-imports.mjs"];
  const child: ChildProcess = spawn(process.execPath, [
    ...imports,
    "--input-type=module",
    "-e",
    IDLE,
  ]);
  let said = "";
  child.stdout!.on("data", (text) => (said += String(text)));
  try {
    while (said === "") await sleep(10);
    while (said.length < 6 && !said.includes("overloaded")) {
      child.kill("SIGSTOP");
      await sleep(350);
      child.kill("SIGCONT");
      await sleep(20);
    }
    expect(said).not.toContain("overloaded");
  } finally {
    child.kill("SIGKILL");
  }
}, 30_000);
