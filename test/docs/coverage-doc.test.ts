import { readFileSync } from "node:fs";
import { anchorsIn, missingFilesIn, rowsIn, testsIn } from "@/test/support/test-references";

/** docs/coverage.md names the tests of each section of docs/product.md. */
const doc = readFileSync("docs/coverage.md", "utf8");
const product = readFileSync("docs/product.md", "utf8");
const rows = rowsIn(doc, /^\| Rule/);
const anchorOf = ([rule = ""]: string[]) => /product\.md#([\w-]+)/.exec(rule)?.[1];

test("every section of the product with rules has a row with tests", () => {
  const sections = anchorsIn(product.replaceAll(/^##? .*$|<a id.*$/gm, ""));
  expect(sections.length).toBeGreaterThan(40);
  const covered = rows.map(anchorOf);
  expect(sections.filter((section) => !covered.includes(section))).toEqual([]);
  expect(rows.filter(([, tests = ""]) => testsIn(tests).length === 0)).toEqual([]);
});

test("every file that it names exists", () => {
  expect(testsIn(doc).length).toBeGreaterThan(100);
  expect(missingFilesIn(doc)).toEqual([]);
});

test("every promise of the product names its tests", () => {
  const promises = rowsIn(product, /^\| (?!<a id)/);
  expect(promises).toHaveLength(18);
  expect(promises.filter(([, , tests = ""]) => testsIn(tests).length === 0)).toEqual([]);
  expect(missingFilesIn(product)).toEqual([]);
});
