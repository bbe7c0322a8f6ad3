import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "@/scripts/setup/programs.mjs";

const READY_WITHIN_MS = 10_000;
const POLL_MS = 50;

export const nginxPath: string | undefined = findProgram(["nginx"], ["/usr/sbin/nginx"]);

const UNPRIVILEGED = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** deploy/nginx.conf without TLS, on loopback, for the press's output in `folder`. */
const configIn = (folder: string, port: number, sitePort: number) => {
  const server = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/srv/bizgrow/.next/press", `${folder}/press`)
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

/** An nginx before the site on `sitePort`, as deploy/nginx.conf has it. */
export const startShippedNginx = async (
  program: string,
  folder: string,
  port: number,
  sitePort: number,
) => {
  cpSync(".next/press", join(folder, "press"), { recursive: true });
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configIn(folder, port, sitePort));
  const child = spawn(program, ["-p", folder, "-e", join(folder, "errors"), "-c", config]);
  let output = "";
  child.stderr.on("data", (text) => (output += text));
  const ended = once(child, "close");
  for (const end = Date.now() + READY_WITHIN_MS; ; await sleep(POLL_MS)) {
    if (await fetch(`http://localhost:${port}/about`).catch(() => null)) break;
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
