import { globSync, readFileSync } from "node:fs";

/** Lower versions allow remote code execution here, or in the libraries that decode pictures (docs/security.md#t15). */
const FLOORS: Readonly<Record<string, string>> = { next: "16.4.1", sharp: "0.35.5" };
const LOCKS = globSync("{package-lock.json,{bench/*,test/standins/*}/package-lock.json}");
const SOURCES = globSync("{server.ts,{app,components,lib,tools}/**/*.{ts,tsx}}").filter(
  (path) => !/\.test\.tsx?$/.test(path),
);

/** `name`: of the package that stands in for another; `inBundle`: it came within another package. */
type Package = {
  version?: string;
  name?: string;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
};
const packagesIn = (lock: string) =>
  Object.entries(
    (JSON.parse(readFileSync(lock, "utf8")) as { packages: Record<string, Package> }).packages,
  ).filter(([path]) => path !== "");

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, "en", { numeric: true }) >= 0;

test.each(Object.entries(FLOORS))("every %s is at least %s", (name, floor) => {
  const found = packagesIn("package-lock.json").filter(
    ([path, { name: other }]) => path.endsWith(`node_modules/${name}`) && !other,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const [, { version = "" }] of found) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect([version, isAtLeast(version, floor)]).toEqual([version, true]);
  }
});

test("every package has an integrity hash, and none a fixed address", () => {
  expect(LOCKS.length).toBeGreaterThan(1);
  for (const lock of LOCKS) {
    const packages = packagesIn(lock);
    expect(packages.length).toBeGreaterThan(50);
    const loose = packages.filter(
      ([, { integrity, resolved, inBundle }]) => (!integrity && !inBundle) || resolved,
    );
    expect([lock, loose]).toEqual([lock, []]);
    expect(readFileSync(lock, "utf8")).not.toMatch(/https?:\/\/[^"]*\.tgz|registry\./);
  }
});

test("versions are exact, and no package may run install scripts", () => {
  const wanted = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    "dependencies" | "devDependencies" | "optionalDependencies",
    Record<string, string>
  > & { allowScripts: Record<string, boolean> };
  const versions = ["dependencies", "devDependencies", "optionalDependencies"] as const;
  for (const kind of versions)
    for (const version of Object.values(wanted[kind])) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.values(wanted.allowScripts)).not.toContain(true);
});

test("every install ignores scripts, with any npm", () => {
  const installs = globSync(
    "{README.md,Dockerfile,docs/*.md,deploy/*.*,scripts/setup/ensure-installed.mjs,test/support/install-aside.mjs}",
  ).flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => /\bnpm (?:ci|install|prune)\b|npmCommand\("ci"/.test(line))
      .map((line) => [path, line] as const),
  );
  const own = installs.filter(([path]) => !path.endsWith(".mjs"));
  expect(own.length).toBeGreaterThanOrEqual(4);
  for (const [path, line] of own)
    expect([path, line]).toEqual([path, expect.stringContaining("--ignore-scripts")]);
  for (const path of ["scripts/setup/ensure-installed.mjs", "test/support/install-aside.mjs"])
    expect(readFileSync(path, "utf8")).toMatch(/= \["--ignore-scripts",[^]*npmCommand\(/);
});

const sourcesWith = (pattern: RegExp) =>
  SOURCES.filter((path) => pattern.test(readFileSync(path, "utf8"))).sort();

test("no source is a server action or runs a text as code", () => {
  expect(SOURCES.length).toBeGreaterThan(200);
  expect(sourcesWith(/["']use server["']|\beval\(|new Function\(/)).toEqual([]);
});

test("raw HTML is only written from our own texts: three scripts, and structured data", () => {
  const byHand = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write/;
  expect(sourcesWith(byHand)).toEqual([
    "app/[lang]/layout.tsx",
    "components/check/resuming-script.tsx",
    "components/site/json-ld.tsx",
  ]);
});
