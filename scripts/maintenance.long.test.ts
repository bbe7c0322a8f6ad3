// Takes some seconds: it copies the site, and npm starts a process for each command.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

const NOBODY = 65534;
const folder = mkdtempSync(join(tmpdir(), "bizgrow-container-"));
const site = join(folder, "site");
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The site as in a container: without development packages, in a folder that its user may not write to. */
const installAsInContainer = () => {
  for (const part of ["scripts", "tools", "lib", "site.json", "package.json", "package-lock.json"])
    cpSync(part, join(site, part), { recursive: true });
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(packages))
    if (/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev) {
      mkdirSync(join(site, dirname(path)), { recursive: true });
      symlinkSync(resolve(path), join(site, path));
    }
  mkdirSync(join(data, "copies"), { recursive: true });
  const db = new DatabaseSync(join(data, "site.db"));
  db.exec(`CREATE TABLE leads (id TEXT PRIMARY KEY, record TEXT NOT NULL, created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL, expires_at INTEGER) STRICT;
    INSERT INTO leads VALUES ('a', '{}', 1, 1, NULL); PRAGMA user_version = 2`);
  db.close();
  for (const path of [folder, site]) chmodSync(path, 0o555);
  for (const path of [data, join(data, "copies"), join(data, "site.db")]) chmodSync(path, 0o777);
};

test("backup, restore and doctor run in a container, and install nothing", () => {
  installAsInContainer();
  const isRoot = process.getuid?.() === 0;
  const run = (task: string, ...args: string[]) =>
    spawnSync("npm", ["run", "--silent", task, "--", ...args], {
      cwd: site,
      encoding: "utf8",
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      env: {
        NODE_ENV: "production",
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        HOME: "/nonexistent",
        SQLITE_PATH: join(data, "site.db"),
      },
    });
  const copy = join(data, "copies", "one.db");
  expect(run("backup", copy)).toMatchObject({
    status: 0,
    stdout: `Copied ${join(data, "site.db")} to ${copy}: 1 leads, 0 visitors\n`,
  });
  expect(run("restore", copy)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`Restored ${join(data, "site.db")}: `),
  });
  expect(run("backup")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Name a file"),
  });
  const tried = run("doctor", "--launch");
  expect([tried.status, tried.stderr]).toEqual([1, ""]);
  expect(tried.stdout).toMatch(
    /^BAD {3}build {4}there is no build[^]*^ok {4}store {4}\S+site\.db: 1 leads, 0 visitors$[^]*things are missing/m,
  );
  chmodSync(folder, 0o755);
  chmodSync(site, 0o755);
}, 60_000);
