import { readFileSync } from "node:fs";
import { missingFilesIn, rowsIn, testsIn } from "@/test/support/test-references";

/** docs/coverage.md names the tests of each sentence of the specification. */
const doc = readFileSync("docs/coverage.md", "utf8");
const rows = rowsIn(doc, /^\| (The specification|Decision)/);

test("every section of the specification has its tables, and every sentence its tests", () => {
  const sections = [...doc.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
  expect(sections).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  expect(rows.length).toBeGreaterThan(200);
  const isHeld = ([, tests = ""]: string[]) =>
    tests.startsWith("nothing: ") || testsIn(tests).length > 0;
  expect(rows.filter((row) => row.length === 3 && !isHeld(row))).toEqual([]);
});

test("every file that it names exists", () => {
  expect(testsIn(doc).length).toBeGreaterThan(200);
  expect(missingFilesIn(doc)).toEqual([]);
});
