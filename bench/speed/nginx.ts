import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/test/support/free-port";
import { findProgram } from "@/scripts/setup/programs.mjs";

const READY_WITHIN_MS = 5_000;
export const nginxPath = () => findProgram(["nginx"], ["/usr/sbin/nginx"]);

/** One process that only serves files, each with its compressed form beside it. */
const configOf = (root: string, port: number, folder: string) => `
master_process off;
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png; }
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`).join(" ")}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=100;
  gzip_static on;
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`;

/** Starts nginx over a folder of files. */
export const startNginx = async (root: string) => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-nginx-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configOf(root, port, folder));
  const args = ["-c", config, "-e", join(folder, "errors")];
  const child = spawn(nginxPath() ?? "nginx", args, { stdio: "ignore" });
  const stop = async () => {
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(50))
    if ((await fetch(url).catch(() => null))?.ok) return { url, pid: child.pid ?? 0, stop };
  await stop();
  throw new Error("nginx did not start");
};
