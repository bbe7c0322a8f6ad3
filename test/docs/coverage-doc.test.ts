import { readFileSync } from "node:fs";
import { referencesIn, rowsIn, untrueIn } from "@/test/support/test-references";

/** docs/coverage.md says which test holds each sentence of the specification: here it is held to be true. */
const doc = readFileSync("docs/coverage.md", "utf8");
const rows = rowsIn(doc, /^\| (The specification|Decision)/);
const references = referencesIn(doc);

test("every section of the specification has its tables, and every sentence what holds it", () => {
  const sections = [...doc.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
  expect(sections).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  expect(rows.length).toBeGreaterThan(200);
  const isHeld = ([, held = ""]: string[]) => held.startsWith("nothing: ") || held.includes("`");
  expect(rows.filter((row) => row.length === 3 && !isHeld(row))).toEqual([]);
});

test("every file and test that it names is there, under this title", () => {
  expect(references.length).toBeGreaterThan(200);
  expect(untrueIn(references)).toEqual([]);
});
