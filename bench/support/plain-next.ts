import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/test/support/free-port";

const READY_WITHIN_MS = 30_000;
const OUR_BUILD = { folder: ".", page: "/api/live" };

/**
 * Serves a build with the framework's server, without our guard, for comparison. It is the site's build, or that in
 * another folder, which answers at `page` once it is built.
 */
export const startPlainNext = async (env: Record<string, string>, { folder, page } = OUR_BUILD) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const next = resolve("node_modules/next/dist/bin/next");
  const child = spawn(process.execPath, [next, "start", "-H", "localhost", "-p", `${port}`], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", SITE_URL: url, ...env },
    stdio: "ignore",
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(100))
    if ((await fetch(url + page).catch(() => null))?.ok) return { url, pid: child.pid ?? 0, stop };
  await stop();
  throw new Error("next start did not start");
};
