// holds: #desk
import { csvReadings, csvRow } from "./csv";

/** The cells as they are with the separator that gives most columns. */
const cells = (text: string) =>
  csvReadings(text)
    .map((read) => read(10).map((row) => row.cells))
    .toSorted((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0))[0];

test.each([
  ["commas", "a,b\n1,2"],
  ["semicolons", "a;b\r\n1;2\r\n"],
  ["tabs, as copied from a sheet", "a\tb\n1\t2"],
  ["the mark of UTF-8, old line ends, empty rows", "\ufeffa,b\r\r,\r1,2\r"],
  ["spaces around quotes", ' "a" , b\n"1",2'],
])("%s", (_, text) => {
  expect(cells(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

test.each([";", "|", "\t", "^", "\\"])("a first line may name the separator %j", (separator) => {
  const file = `\ufeffsep=${separator}\r\na,x${separator}b\r\n1${separator}2`;
  expect(csvReadings(file).map((read) => read(10))).toEqual([
    [
      { line: 1, cells: ["a,x", "b"] },
      { line: 2, cells: ["1", "2"] },
    ],
  ]);
});

test("a quoted cell keeps separators, quotes and line breaks; a row has its number", () => {
  const text = 'name,note\n"Patil, Asha","said ""yes""\non Monday"\n\nRavi,5" pipe\n"open,x';
  expect(csvReadings(text)[0]!(10)).toEqual([
    { line: 1, cells: ["name", "note"] },
    { line: 2, cells: ["Patil, Asha", 'said "yes"\non Monday'] },
    { line: 4, cells: ["Ravi", '5" pipe'] },
    { line: 5, cells: ['"open', "x"] },
  ]);
});

test("it reads what our own export writes, and no more rows than asked for", () => {
  expect(cells(csvRow(["a;b", "x,y"]) + csvRow(["1", 'ए"']))).toEqual([
    ["a;b", "x,y"],
    ["1", 'ए"'],
  ]);
  expect(csvReadings("a\n".repeat(9))[0]!(3)).toHaveLength(3);
  expect(cells("")).toEqual([]);
});
