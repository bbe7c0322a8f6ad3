import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/test/support/free-port";

const READY_WITHIN_MS = 5_000;

/** One process that only serves files, as fast as it can. Debian's nginx has no Brotli: those bytes have a folder. */
const configOf = (folder: string, port: number, headers: readonly string[]) => `
master_process off;
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  types { text/html html; }
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`).join(" ")}
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    gzip_static on;
    ${headers.join("\n    ")}
    location /br/ {
      gzip_static off;
      ${headers.join("\n      ")}
      add_header Content-Encoding br;
    }
  }
}
`;

/** What nginx sets by itself, and what belongs to one answer of the site. */
const NOT_COPIED =
  /^(?:content-(?:type|length|encoding)|etag|date|connection|keep-alive|x-request-id)$/;

/**
 * Starts nginx over the bodies of one page, with the other headers of the site's answer: at `/` as they are and as gzip,
 * at `/br/` as Brotli.
 */
export const startNginxFiles = async (
  nginx: string,
  bodies: Readonly<Record<"identity" | "gzip" | "br", Buffer>>,
  headers: Headers,
) => {
  const added = [...headers]
    .filter(([name]) => !NOT_COPIED.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-nginx-"));
  mkdirSync(join(folder, "files/br"), { recursive: true });
  writeFileSync(join(folder, "files/index.html"), bodies.identity);
  writeFileSync(join(folder, "files/index.html.gz"), bodies.gzip);
  writeFileSync(join(folder, "files/br/index.html"), bodies.br);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configOf(folder, port, added));
  const child = spawn(nginx, ["-c", config, "-e", join(folder, "errors")], { stdio: "ignore" });
  const stop = async () => {
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(50))
    if ((await fetch(url).catch(() => null))?.ok) return { url, pid: child.pid ?? 0, stop };
  await stop();
  throw new Error("nginx did not start");
};
