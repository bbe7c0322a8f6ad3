import { readFileSync } from "node:fs";
import { missingFilesIn, rowsIn, testsIn } from "@/test/support/test-references";

/** docs/security.md says which tests cover each bad input, threat and requirement. */
const doc = readFileSync("docs/security.md", "utf8");
const part = (heading: string) => doc.split(/^## /m).find((one) => one.startsWith(heading)) ?? "";
const BAD_INPUTS = 108;
const THREATS = 20;
/** How many requirements of levels 1 and 2 each section of OWASP's ASVS 5.0 has. */
const ASVS: Readonly<Record<string, number>> = {
  ...{ "V1.1": 2, "V1.2": 9, "V1.3": 11, "V1.4": 3, "V1.5": 2 },
  ...{ "V2.1": 3, "V2.2": 3, "V2.3": 4, "V2.4": 1 },
  ...{ "V3.2": 2, "V3.3": 4, "V3.4": 6, "V3.5": 5, "V3.7": 2 },
  ...{ "V4.1": 3, "V4.2": 1, "V4.3": 2, "V4.4": 4 },
  ...{ "V5.1": 1, "V5.2": 3, "V5.3": 2, "V5.4": 3 },
  ...{ "V6.1": 3, "V6.2": 12, "V6.3": 4, "V6.4": 4, "V6.5": 5, "V6.6": 3, "V6.8": 4 },
  ...{ "V7.1": 3, "V7.2": 4, "V7.3": 2, "V7.4": 5, "V7.5": 2, "V7.6": 2 },
  ...{ "V8.1": 2, "V8.2": 3, "V8.3": 1, "V8.4": 1 },
  ...{ "V9.1": 3, "V9.2": 4 },
  ...{ "V10.1": 2, "V10.2": 2, "V10.3": 4, "V10.4": 11, "V10.5": 5, "V10.6": 2, "V10.7": 3 },
  ...{ "V11.1": 2, "V11.2": 3, "V11.3": 3, "V11.4": 4, "V11.5": 1, "V11.6": 1 },
  ...{ "V12.1": 3, "V12.2": 2, "V12.3": 4 },
  ...{ "V13.1": 1, "V13.2": 5, "V13.3": 2, "V13.4": 5 },
  ...{ "V14.1": 2, "V14.2": 4, "V14.3": 3 },
  ...{ "V15.1": 3, "V15.2": 3, "V15.3": 7 },
  ...{ "V16.1": 1, "V16.2": 5, "V16.3": 4, "V16.4": 3, "V16.5": 3 },
  ...{ "V17.1": 1, "V17.2": 4, "V17.3": 2 },
};

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The numbers in "1, 2, 4-6". */
const numbersIn = (text: string): number[] =>
  text.split(", ").flatMap((piece) => {
    const [first = 0, last = first] = piece.split("-").map(Number);
    return upTo(last, first);
  });

test("every bad input has its row, with the answer and its tests", () => {
  const rows = rowsIn(part("1."), /^\| Row/);
  const numbers = rows.flatMap(([row = ""]) => numbersIn(row));
  expect(numbers.sort((a, b) => a - b)).toEqual(upTo(BAD_INPUTS));
  const isHeld = ([, , answer = "", held = ""]: string[]) =>
    testsIn(held).length > 0 || answer.startsWith("nothing: ");
  expect(rows.filter((row) => row.length !== 4 || !isHeld(row))).toEqual([]);
});

test("every threat has its tests", () => {
  const rows = rowsIn(part("2."), /^\| Threat/);
  expect(rows.map(([threat = ""]) => threat.split(" ")[0])).toEqual(
    upTo(THREATS).map((n) => `T${n}`),
  );
  expect(rows.filter(([, held = ""]) => !testsIn(held).length)).toEqual([]);
});

test("every requirement of ASVS 5.0, levels 1 and 2, is traced once", () => {
  const rows = rowsIn(part("4."), /^\| Requirement/);
  const ids = rows.flatMap(([names = ""]) =>
    [...names.matchAll(/(V\d+\.\d+)\.(\d+)(?:-(\d+))?/g)].flatMap(
      ([, section = "", first = "", last = first]) =>
        upTo(Number(last), Number(first)).map((n) => `${section}.${n}`),
    ),
  );
  const all = Object.entries(ASVS).flatMap(([section, count]) =>
    upTo(count).map((n) => `${section}.${n}`),
  );
  expect(all).toHaveLength(253);
  expect(ids.sort()).toEqual(all.sort());
  expect(rows.filter(([, held = ""]) => held.length < 10)).toEqual([]);
});

test("every finding of the audit has what is done about it, and a test", () => {
  const rows = rowsIn(part("5."), /^\| Finding/);
  const numbers = rows.map(([finding = ""]) => finding.split(" ")[0]);
  expect(numbers).toEqual(["1", "2", "3", "3a", ...upTo(26, 4).map(String)]);
  expect(rows.filter((row) => row.length !== 3 || !testsIn(row[2] ?? "").length)).toEqual([]);
});

test("every file that it names exists", () => {
  expect(testsIn(doc).length).toBeGreaterThan(150);
  expect(missingFilesIn(doc)).toEqual([]);
});
