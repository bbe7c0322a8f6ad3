import { readFileSync } from "node:fs";
import { missingFilesIn, rowsIn, testsIn } from "@/test/support/test-references";

/** docs/security.md names the tests of each threat. */
const doc = readFileSync("docs/security.md", "utf8");
const THREATS = 21;

test("every threat has an anchor and its tests", () => {
  const part = doc.split(/^## /m).find((one) => one.startsWith("Threats")) ?? "";
  const rows = rowsIn(part, /^\| \|/);
  const anchors = Array.from({ length: THREATS }, (_, at) => `<a id="t${at + 1}"></a>T${at + 1}`);
  expect(rows.map(([threat]) => threat)).toEqual(anchors);
  expect(rows.filter(([, , tests = ""]) => testsIn(tests).length === 0)).toEqual([]);
});

test("every file that it names exists", () => {
  expect(testsIn(doc).length).toBeGreaterThan(40);
  expect(missingFilesIn(doc)).toEqual([]);
});
