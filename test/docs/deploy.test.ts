import { readFileSync } from "node:fs";
import { readEnv } from "@/lib/server/core/env";

/** What docs/production.md tells operators to copy, file by file: they have to fit one another. */
const read = (path: string) => readFileSync(path, "utf8");
const production = read("docs/production.md");
const unit = read("deploy/bizgrow.service");
const backup = read("deploy/bizgrow-backup.service");
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
  const [, listed = ""] = /```sh\n(SITE_URL=[^]*?)```/.exec(production)!;
  const variables = Object.fromEntries(
    listed
      .trim()
      .split("\n")
      .map((line) => [
        line.split("=")[0],
        line.replace(/^[^=]*=/, "").replace("…", line.includes("DOMAIN") ? "d.in" : "an-id"),
      ]),
  );
  expect(Object.keys(variables).length).toBeGreaterThan(10);
  expect(() => readEnv({ ...variables, NODE_ENV: "production" })).not.toThrow();
});

test("the version of the release heads the changelog", () => {
  const versions = ["package.json", "package-lock.json"].map(
    (file) => (JSON.parse(read(file)) as { version: string }).version,
  );
  const [, version, day] = /^## \[(.+)\] - (\d{4}-\d{2}-\d{2})$/m.exec(read("CHANGELOG.md")) ?? [];
  expect(versions).toEqual([version, version]);
  expect(day).toBeTruthy();
});

test("Node is unpacked only where its signature and its hash are right", () => {
  const [, steps = ""] = /```sh\n(cd \/root && dist=[^]*?)```/.exec(production)!;
  const chain = steps.slice(steps.indexOf("gpgv "), steps.indexOf("--strip-components"));
  expect(chain.split("&&").map((step) => step.trim().split(" ")[0])).toEqual([
    "gpgv",
    "f=$(grep",
    "curl",
    "grep",
    "tar",
  ]);
  expect(chain).toMatch(/ SHASUMS256\.txt \| sha256sum -c - &&\s+tar /);
});
