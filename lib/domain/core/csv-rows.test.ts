// holds: #desk
import { csvRow } from "./csv";
import { csvRowsIn } from "./csv";

const cells = (text: string) => csvRowsIn(text, 10).map((row) => row.cells);

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

test("a quoted cell keeps separators, quotes and line breaks; a line has its number", () => {
  const text = 'name,note\n"Patil, Asha","said ""yes""\non Monday"\nRavi,5" pipe\n"open,x';
  expect(csvRowsIn(text, 10)).toEqual([
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
  expect(csvRowsIn("a\n".repeat(9), 3)).toHaveLength(3);
  expect(cells("")).toEqual([]);
});
