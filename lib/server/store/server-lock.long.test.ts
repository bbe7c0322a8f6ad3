// Slow: the servers are separate processes, because a lock ends with its process.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SERVER = `
  import { becomeOnlyServer } from "./lib/server/store/server-lock.ts";
  await becomeOnlyServer(Number(process.argv[1]));
  gc(); // an object without a reference would be closed, and its lock released
  console.log("serving");
  setInterval(() => {}, 1000);`;
const FLAGS = ["--disable-warning=ExperimentalWarning", "--expose-gc", "--input-type=module"];

let folder: string;
const running = new Set<ChildProcess>();
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "site-only-"))));
afterEach(() => {
  running.forEach((child) => child.kill("SIGKILL"));
  rmSync(folder, { recursive: true });
});

const start = (waitMs: number, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [...FLAGS, "-e", SERVER, `${waitMs}`], {
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      SQLITE_PATH: join(folder, "db", "site.db"),
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  const ended = once(child, "exit");
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const says = async (text: string) => {
    while (!output.includes(text)) await once(child.stdout, "data");
  };
  return { child, ended, says, output: () => output };
};

test("a second server on a database waits until the first has ended, and then serves", async () => {
  const first = start(30_000);
  await first.says("serving");
  const second = start(30_000);
  await second.says("waiting for another server to end");
  expect(second.output()).not.toContain("serving");
  first.child.kill("SIGKILL");
  await second.says("serving");
}, 60_000);

test("a second server ends with a message when the first does not", async () => {
  const first = start(30_000);
  await first.says("serving");
  const second = start(300);
  expect(await second.ended).toEqual([1, null]);
  expect(second.output()).toContain("another server uses this database");
  expect(second.output()).toContain("Stop it first");
  expect(second.output()).not.toContain("serving");
  expect(first.child.exitCode).toBeNull();
}, 60_000);

test("where no lock can be made, and with Firestore, the server starts all the same", async () => {
  const without = start(300, { SQLITE_PATH: "/dev/null/site.db" });
  await without.says("serving");
  expect(without.output()).toContain("no server lock");
  const firestore = start(300, { STORE: "firestore", FIREBASE_PROJECT_ID: "demo-site" });
  await firestore.says("serving");
  expect(firestore.output()).toBe("serving\n");
}, 60_000);
