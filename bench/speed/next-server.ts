import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/test/support/free-port";

const READY_WITHIN_MS = 30_000;

/** Serves the build in `folder` with the framework's own server, without our guard. */
export const startNext = async (folder: string) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const next = resolve("node_modules/next/dist/bin/next");
  const child = spawn(process.execPath, [next, "start", "-H", "localhost", "-p", `${port}`], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "ignore",
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(100))
    if ((await fetch(url).catch(() => null))?.ok) return { url, pid: child.pid ?? 0, stop };
  await stop();
  throw new Error("next start did not start");
};
