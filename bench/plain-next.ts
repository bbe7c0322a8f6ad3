import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/scripts/free-port";

const READY_WITHIN_MS = 30_000;

/** The build that stands under the framework's own server, without our guard: what ours is compared with. */
export const startPlainNext = async (env: Record<string, string>) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const args = ["node_modules/next/dist/bin/next", "start", "-H", "localhost", "-p", `${port}`];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", SITE_URL: url, ...env },
    stdio: "ignore",
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(100))
    if ((await fetch(`${url}/api/live`).catch(() => null))?.ok) return { url, stop };
  await stop();
  throw new Error("next start did not start");
};
