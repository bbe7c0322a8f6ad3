import fc from "fast-check";
import { csvRow } from "./csv";

/** What a spreadsheet reads in a row of quoted cells. */
const cellsIn = (row: string): string[] =>
  [...row.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell]) => cell!.replaceAll('""', '"'));

test("every cell is quoted, and a quote is doubled (RFC 4180)", () => {
  expect(csvRow(["a", 'say "yes", now', "two\nlines", ""])).toBe(
    '"a","say ""yes"", now","two\nlines",""\r\n',
  );
});

test.each([
  "=1+1",
  "+91 98765",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "\u0000=1",
  "＝1",
  "＋1",
  "－1",
  "＠x",
])("%j is a text and no formula (T6)", (text) => {
  expect(cellsIn(csvRow([text]))).toEqual([`'${text}`]);
});

test("whatever stands in a row comes out of it, and none of it is a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (texts) => {
      const cells = cellsIn(csvRow(texts));
      expect(cells.map((cell, at) => (cell === `'${texts[at]}` ? texts[at] : cell))).toEqual(texts);
      expect(cells.filter((cell) => /^[=+\-@\t\r\n\0＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
});
