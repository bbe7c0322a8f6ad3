import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { anchorsIn } from "@/test/support/test-references";

/** A test names the sections of docs/product that it holds: a line `// holds: #scoring, #r4` at its head. */
const sections = globSync("docs/product/*.md").flatMap((page) =>
  anchorsIn(readFileSync(page, "utf8").replaceAll(/^# .*$|^## Promises$/gm, "")),
);
const tests = execFileSync("git", ["ls-files", "*.test.ts*", "*.spec.ts", "*-contract.ts"])
  .toString()
  .split("\n")
  .filter((path) => path && existsSync(path));
const held = tests.flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/^\/\/ holds: (.*)$/gm)].flatMap(([, names = ""]) =>
    names.split(", ").map((name) => ({ path, anchor: name.replace(/^#/, "") })),
  ),
);

test("an anchor is in one page only", () => {
  expect(sections.filter((anchor, at) => sections.indexOf(anchor) !== at)).toEqual([]);
});

test("every section and promise of the product has a test", () => {
  const anchors = new Set(held.map(({ anchor }) => anchor));
  expect(sections.length).toBeGreaterThan(60);
  expect(sections.filter((section) => !anchors.has(section))).toEqual([]);
});

test("every section that a test names exists", () => {
  expect(held.filter(({ anchor }) => !sections.includes(anchor))).toEqual([]);
});
