import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { installed } from "./installed";

const READY_WITHIN_MS = 10_000;
const POLL_MS = 50;

export const nginxPath = installed(["nginx", "/usr/sbin/nginx"], "-v");

const UNPRIVILEGED = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** deploy/nginx.conf without TLS, on loopback, with its cache and its log in `folder`. */
const configIn = (folder: string, port: number, sitePort: number) => {
  const server = readFileSync("deploy/nginx.conf", "utf8")
    .replace("/var/lib/nginx/bizgrow", `${folder}/cache`)
    .replace("127.0.0.1:3000", `localhost:${sitePort}`)
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replaceAll(
      /listen 443 ssl http2( default_server)?;/g,
      `listen 127.0.0.1:${port}$1;\n  listen [::1]:${port}$1;`,
    )
    .replaceAll("example.in", "localhost")
    .replace(/ {2}listen \[::\]:443.*\n| {2}ssl_.*\n/g, "")
    .replace(/\nserver \{\n {2}listen 80;[\s\S]*$/, "");
  const paths = UNPRIVILEGED.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\n${paths}\n${server}\n}\n`;
};

/** Starts an nginx with deploy/nginx.conf before the site on `sitePort`. */
export const startShippedNginx = async (
  program: string,
  folder: string,
  port: number,
  sitePort: number,
) => {
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configIn(folder, port, sitePort));
  const child = spawn(program, ["-p", folder, "-e", join(folder, "errors"), "-c", config]);
  let output = "";
  child.stderr.on("data", (text) => (output += text));
  const ended = once(child, "close");
  for (const end = Date.now() + READY_WITHIN_MS; ; await sleep(POLL_MS)) {
    if (await fetch(`http://localhost:${port}/api/live`).catch(() => null)) break;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`No nginx:\n${output}`);
  }
  return {
    pid: child.pid ?? 0,
    log: () => readFileSync(join(folder, "bizgrow.log"), "utf8"),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
