import { readFileSync } from "node:fs";
import { missingFilesIn, rowsIn, testsIn } from "@/test/support/test-references";

/** docs/security.md names the tests of each bad input, threat and finding. */
const doc = readFileSync("docs/security.md", "utf8");
const part = (heading: string) => doc.split(/^## /m).find((one) => one.startsWith(heading)) ?? "";
const BAD_INPUTS = 116;
const THREATS = 21;

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The numbers in "1, 2, 4-6". */
const numbersIn = (text: string): number[] =>
  text.split(", ").flatMap((piece) => {
    const [first = 0, last = first] = piece.split("-").map(Number);
    return upTo(last, first);
  });

test("every bad input has a row with the answer and its tests", () => {
  const rows = rowsIn(part("1."), /^\| Row/);
  const numbers = rows.flatMap(([row = ""]) => numbersIn(row));
  expect(numbers.sort((a, b) => a - b)).toEqual(upTo(BAD_INPUTS));
  const isTested = ([, , answer = "", tests = ""]: string[]) =>
    testsIn(tests).length > 0 || answer.startsWith("nothing: ");
  expect(rows.filter((row) => row.length !== 4 || !isTested(row))).toEqual([]);
});

test("every threat has an anchor and its tests", () => {
  const rows = rowsIn(part("2."), /^\| \|/);
  expect(rows.map(([threat]) => threat)).toEqual(
    upTo(THREATS).map((n) => `<a id="t${n}"></a>T${n}`),
  );
  expect(rows.filter(([, , tests = ""]) => testsIn(tests).length === 0)).toEqual([]);
});

test("every finding of the audits has its result and its tests", () => {
  const rows = rowsIn(part("5."), /^\| Finding/);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => row.length !== 3 || !testsIn(row[2] ?? "").length)).toEqual([]);
});

test("every file that it names exists", () => {
  expect(testsIn(doc).length).toBeGreaterThan(150);
  expect(missingFilesIn(doc)).toEqual([]);
});
