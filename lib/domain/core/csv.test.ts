// holds: #desk
import fc from "fast-check";
import { csvRow } from "./csv";

/** The cells that a spreadsheet reads in a row of quoted cells. */
const cellsIn = (row: string): string[] =>
  [...row.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell]) => cell!.replaceAll('""', '"'));

test("every cell is quoted, and a quote is doubled (RFC 4180)", () => {
  expect(csvRow(["a", 'say "yes", now', "two\nlines", ""])).toBe(
    '"a","say ""yes"", now","two\nlines",""\r\n',
  );
});

test.each(["=1+1", "+91 98765", "-2", "@SUM(A1)", "\u0000=1", "＝1", "＋1", "－1", "＠x"])(
  "%j is a text and no formula",
  (text) => {
    expect(cellsIn(csvRow([text]))).toEqual([`'${text}`]);
  },
);

test.each([
  " =1+1",
  "\u200b=1+1",
  "\ufeff \u00a0@SUM(A1)",
  "\u3000\u202e+1",
  "\u2800-2",
  "\u0085=1",
])("%j, which a program may trim, is a text and no formula", (text) => {
  expect(cellsIn(csvRow([text, `a;${text}`]))).toEqual([`'${text}`, `a;'${text}`]);
});

test.each(["1234567890123456", "12345678901234567890", "0221234", "00919876543210"])(
  "%s keeps its digits: as a number it would lose some",
  (text) => {
    expect(cellsIn(csvRow([text]))).toEqual([`'${text}`]);
  },
);

test.each([
  [";=cmd|' /C calc'!A0;", ";'=cmd|' /C calc'!A0;"],
  ["a; =1", "a;' =1"],
  ['a;"=1', "a;'\"=1"],
  ["a|-1", "a|'-1"],
  ["\t=1", "'\t'=1"],
  ["a\n=1;b", "a\n'=1;b"],
  ["a\r＝1", "a\r'＝1"],
])("%j is a text for any separator: %j", (text, cell) => {
  expect(cellsIn(csvRow([text]))).toEqual([cell]);
});

test("a text that is no formula is unchanged", () => {
  const texts = [
    "a;b",
    "919847065432",
    "0",
    "tea | snacks",
    "9-11 am, or later",
    "a\nb",
    "x = y; z",
    "50% + tax",
  ];
  expect(cellsIn(csvRow(texts))).toEqual(texts);
});

/**
 * The fields that a spreadsheet with another separator reads: quotes count only at the beginning of a field, and text
 * after the closing quote belongs to the field.
 */
const fieldsIn = (row: string, separator: string): string[] => {
  const fields: string[] = [];
  for (let at = 0; at <= row.length;) {
    let field = "";
    if (row[at] === '"') {
      for (at++; at < row.length && (row[at] !== '"' || row[at + 1] === '"'); at++) {
        if (row[at] === '"') at++;
        field += row[at];
      }
      at++;
    }
    for (; at < row.length && !`${separator}\r\n`.includes(row[at]!); at++) field += row[at];
    fields.push(field);
    at++;
  }
  return fields;
};

const evilText = fc.array(
  fc.oneof(fc.constantFrom(..."=+-@＝＋－＠;|,\t\r\n\"' \0a"), fc.string({ unit: "grapheme" })),
  { maxLength: 12 },
);

test.each([",", ";", "\t", "|"])("no field is a formula for the separator %j", (separator) => {
  expect(fieldsIn('"a","b;=1"\r\n', ";")[1]).toMatch(/^=/); // this test can fail
  fc.assert(
    fc.property(fc.array(evilText, { minLength: 1, maxLength: 4 }), (texts) => {
      const row = csvRow(texts.map((parts) => parts.join("")));
      expect(fieldsIn(row, separator).filter((field) => /^[=+\-@＝＋－＠]/.test(field))).toEqual(
        [],
      );
    }),
    { numRuns: 500 },
  );
});

test("a row gives its fields back but for apostrophes, and none is a formula", () => {
  const bare = (text: string) => text.replaceAll("'", "");
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (texts) => {
      const cells = cellsIn(csvRow(texts));
      expect(cells.map(bare)).toEqual(texts.map(bare));
      expect(cells.filter((cell) => /^[=+\-@\t\r\n\0＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
});
