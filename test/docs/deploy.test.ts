import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "@/lib/server/core/env";

/** What docs/production.md tells operators to copy, file by file: they have to fit one another. */
const read = (path: string) => readFileSync(path, "utf8");
const production = read("docs/production.md");
const unit = read("deploy/bizgrow.service");
const backup = read("deploy/bizgrow-backup.service");
const compose = read("compose.yaml");
const isLinux = process.platform === "linux";
const linesIn = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value);

test("the site listens where the proxy's configuration looks for it", () => {
  // "localhost" is ::1 alone on a machine whose hosts file has both.
  expect(linesIn(unit, "Environment").join(" ").split(" ")).toEqual(
    expect.arrayContaining(["HOST=127.0.0.1", "PORT=3000"]),
  );
  expect(read("deploy/Caddyfile")).toContain(":127.0.0.1:3000} {");
});

test("a start ends when the site answers: the first copy after it finds a database", () => {
  expect(linesIn(unit, "ExecStartPost")).toEqual([
    expect.stringContaining("http://127.0.0.1:${PORT}/api/live"),
  ]);
});

test("the nightly copy leaves the data folder closed to others", () => {
  for (const file of [unit, backup]) {
    expect(linesIn(file, "StateDirectory").join().split(" ")).toContain("bizgrow");
    expect(linesIn(file, "StateDirectoryMode")).toEqual(["0700"]);
  }
  // A backup makes no folder.
  expect(linesIn(backup, "StateDirectory")).toEqual(["bizgrow bizgrow/backups"]);
});

test("the variables that the document lists are usable", () => {
  const listed = [...production.matchAll(/^([A-Z_]+)=(\S.*)$/gm)].map(([, name, value]) => [
    name!,
    value!.replace("…", "an-id"),
  ]);
  expect(listed.length).toBeGreaterThan(10);
  const variables = Object.fromEntries(listed);
  expect(() => readEnv({ ...variables, NODE_ENV: "production" })).not.toThrow();
  expect(variables).toMatchObject({
    BACKUP_PATH: linesIn(backup, "Environment")[0]!.split("=")[1],
  });
});

test("a machine goes online by twelve commands, of files that exist", () => {
  const [, steps = ""] = /^```sh\n(apt-get [^]*?)^```/m.exec(production)!;
  const commands = steps
    .replace(/<<END[^]*?^END$/m, "")
    .trim()
    .split("\n");
  expect(commands).toHaveLength(12);
  const files = [...production.matchAll(/\bdeploy\/[\w*.-]*[\w*]/g)].flatMap(([name]) =>
    globSync(name).length === 0 ? [name] : [],
  );
  expect(files).toEqual([]);
});

/** The names of a block's entries, in lines two spaces deeper than the one that begins it. */
const entriesUnder = (file: string, block: string): string[] => {
  const indent = block.replace(/\w+/, "  ");
  const [, body = ""] = new RegExp(`^${block}:\\n((?:${indent}.*\\n|\\n)+)`, "m").exec(file)!;
  return [...body.matchAll(new RegExp(`^${indent}(\\w+):`, "gm"))].map(([, name]) => name!);
};

test("the containers are the site and Caddy, with our variables and lasting volumes", () => {
  expect(entriesUnder(compose, "services")).toEqual(["site", "caddy"]);
  const volumes = entriesUnder(compose, "volumes");
  const mounted = [...compose.matchAll(/^ +- (\w+):\//gm)].map(([, name]) => name);
  expect(mounted).toEqual(volumes);
  expect(read("Dockerfile")).toContain("HEALTHCHECK ");
  expect(compose).toContain("condition: service_healthy");
  const set = entriesUnder(compose, "    environment");
  expect(set).toContain("SQLITE_PATH");
  const example = read(".env.example");
  expect(set.filter((name) => !new RegExp(`^${name}=`, "m").test(example))).toEqual([]);
  // What Caddy's file reads is what it is given.
  for (const [, name] of read("deploy/Caddyfile").matchAll(/\{\$(\w+):/g))
    expect(compose).toMatch(new RegExp(`^ {6}${name}: `, "m"));
});

test("the version of the release heads the changelog", () => {
  const versions = ["package.json", "package-lock.json"].map(
    (file) => (JSON.parse(read(file)) as { version: string }).version,
  );
  const [, version, day] = /^## \[(.+)\] - (\d{4}-\d{2}-\d{2})$/m.exec(read("CHANGELOG.md")) ?? [];
  expect(versions).toEqual([version, version]);
  expect(day).toBeTruthy();
});

(isLinux ? describe : describe.skip)("Node", () => {
  const folder = mkdtempSync(join(tmpdir(), "install-node-"));
  const target = join(folder, "local");
  afterAll(() => rmSync(folder, { recursive: true }));

  /** nodejs.org is a folder; gpgv takes what says that it is signed. */
  const install = (sums: (hash: string, file: string) => string) => {
    rmSync(target, { recursive: true, force: true });
    mkdirSync(join(folder, "node-v24/bin"), { recursive: true });
    mkdirSync(target);
    writeFileSync(join(folder, "node-v24/bin/node"), "a program");
    const file = `node-v24.99.0-linux-${process.arch}.tar.xz`;
    execFileSync("tar", ["-cJf", file, "node-v24"], { cwd: folder });
    const hash = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
    writeFileSync(join(folder, "SHASUMS256.txt.asc"), sums(hash, file));
    writeFileSync(join(folder, "pubring.kbx"), "");
    const programs = {
      curl: `for last; do :; done; name=$(basename "$last"); case $* in *"-o keys"*) cp "${folder}/$name" keys.kbx ;; *) cp "${folder}/$name" . ;; esac`,
      gpgv: `tee SHASUMS256.txt | grep -q SIGNED`,
    };
    for (const [name, text] of Object.entries(programs))
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const { status } = spawnSync("sh", ["deploy/install-node.sh", target], { env });
    return { isDone: status === 0, isThere: existsSync(join(target, "bin/node")) };
  };

  test.each([
    ["right", (hash: string, file: string) => `SIGNED\n${hash}  ${file}\n`, true],
    [
      "of a file with another hash",
      (_: string, file: string) => `SIGNED\n${"0".repeat(64)}  ${file}\n`,
      false,
    ],
    ["not signed", (hash: string, file: string) => `${hash}  ${file}\n`, false],
    ["without this machine's file", () => "SIGNED\n", false],
  ])("is unpacked where the sums are %s: %#", (_, sums, isRight) =>
    expect(install(sums)).toEqual({ isDone: isRight, isThere: isRight }),
  );
});
