import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { exchange, head } from "@/test/support/raw-http";
import { findProgram } from "@/scripts/setup/programs.mjs";
import { nginxPath } from "@/e2e/support/shipped-nginx";
import { startSite } from "@/e2e/support/site";
import { LONG } from "@/e2e/support/tiers";

const ADDRESS_LOG_SECRET = "0123456789abcdef0123456789abcdef";
const caddyPath = findProgram(["caddy"], ["/usr/bin/caddy"]);

type Asked = { from?: string; forwardedFor?: string; line?: string; times: number };

/** The log of a site that was asked all this. */
const logOf = async (env: Record<string, string>, asked: readonly Asked[]): Promise<string> => {
  const site = await startSite({ LOG_LEVEL: "info", ADDRESS_LOG_SECRET, ...env });
  const { host, port } = new URL(site.url);
  try {
    for (const { from, forwardedFor, line = "GET //x", times } of asked)
      for (let count = 0; count < times; count++) {
        const forwarded = forwardedFor ? [`X-Forwarded-For: ${forwardedFor}`] : [];
        const request = head(
          `${line} HTTP/1.1`,
          `Host: ${host}`,
          ...forwarded,
          "Connection: close",
        );
        await exchange(Number(port), [request], from ? { from } : {});
      }
  } finally {
    await site.stop();
  }
  return site.output();
};

const blockList = (log: string, ...options: string[]) =>
  execFileSync("npm", ["run", "--silent", "block-list", "--", ...options], {
    input: log,
    encoding: "utf8",
    env: { ...process.env, ADDRESS_LOG_SECRET },
  });

const expectGoodForNginx = async (folder: string, list: string) => {
  if (!nginxPath) return;
  const [included, config] = [join(folder, "blocked.conf"), join(folder, "nginx.conf")];
  await writeFile(included, list);
  await writeFile(
    config,
    `pid ${folder}/pid;\nevents {}\nhttp { server { listen 127.0.0.1:1; include ${included}; } }\n`,
  );
  const args = ["-t", "-p", folder, "-e", join(folder, "errors"), "-c", config];
  const { status, stderr } = spawnSync(nginxPath, args, { encoding: "utf8" });
  expect(status, stderr).toBe(0);
};

let folder: string;
test.beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "bizgrow-block-"))));
test.afterEach(() => rm(folder, { recursive: true }));

test(
  "the log of a flooded site becomes a list of the networks, or of the addresses, to block",
  LONG,
  async () => {
    const log = await logOf({}, [
      { from: "127.0.0.2", times: 30 },
      { from: "127.0.0.3", times: 20 },
      { from: "127.0.5.1", times: 5 },
      { from: "127.0.6.1", line: "GET /about", times: 40 },
    ]);
    expect(log).not.toMatch(/127\.0\.\d\.[123]\b/);

    const networks = blockList(log, "--least", "10", "--status", "400");
    expect(networks).toBe(
      [
        "# 3 senders of 2 networks; listed from 10 lines on",
        "# 127.0.0.0/24: 50 lines, 2 senders",
        "deny 127.0.0.0/24;",
        "",
      ].join("\n"),
    );
    await expectGoodForNginx(folder, networks);
    expect(blockList(log, "--least", "10", "--status", "429")).not.toContain("deny");
    expect(blockList(log, "--least", "1", "--since", "2099-01-01")).not.toContain("deny");

    const access = join(folder, "access.log");
    await writeFile(
      access,
      ["127.0.0.2", "127.0.0.3", "127.0.6.1", "10.0.0.1"]
        .map((address) => `${address} - - [22/Nov/2026:06:42:03 +0000] "GET //x" 400\n`)
        .join(""),
    );
    const addresses = blockList(log, "--least", "25", "--access", access);
    expect(addresses.match(/^deny .*$/gm)).toEqual(["deny 127.0.0.2;"]);
    await expectGoodForNginx(folder, addresses);
  },
);

test("behind a proxy it lists the networks that the proxy names, for Caddy too", LONG, async () => {
  const log = await logOf({ TRUST_PROXY_HOPS: "1" }, [
    { forwardedFor: "203.0.113.7", times: 12 },
    { forwardedFor: "2001:db8:1:2::9", times: 15 },
    { forwardedFor: "198.51.100.1", times: 2 },
  ]);
  const nginx = blockList(log, "--least", "10");
  expect(nginx.match(/^deny .*$/gm)).toEqual(["deny 2001:db8:1::/48;", "deny 203.0.113.0/24;"]);
  await expectGoodForNginx(folder, nginx);
  const caddy = blockList(log, "--least", "10", "--for", "caddy");
  expect(caddy).toContain(
    "@blocked remote_ip 2001:db8:1::/48 203.0.113.0/24\nrespond @blocked 403",
  );
  if (!caddyPath) return;
  const file = join(folder, "Caddyfile");
  await writeFile(file, `:8080 {\n${caddy}}\n`);
  const { status, stderr } = spawnSync(caddyPath, ["adapt", "--config", file], {
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
});
