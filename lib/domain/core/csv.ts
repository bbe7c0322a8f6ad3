/** The beginning of a formula, or digits that a spreadsheet would cut (docs/security.md#t6). */
const NO_TEXT =
  /^(?:[\t\r\n\u0000]|[\s\p{C}\p{DI}\u2800]*[=+\-@\uff1d\uff0b\uff0d\uff20]|0\d+$|\d{16,}$)/u;

/** What ends a cell for a spreadsheet with another separator; matches only before a formula. */
const BEFORE_FORMULA =
  /[;\t|\r\n](?=(?:(?![\t\r\n])[\s\p{C}\p{DI}\u2800"])*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Opens a CSV file: without this mark Excel reads Hindi as Latin letters. */
export const BYTE_ORDER_MARK = "\ufeff";

/** A leading apostrophe makes a spreadsheet read a cell as text. */
const asText = (text: string): string =>
  (NO_TEXT.test(text) ? `'${text}` : text).replace(BEFORE_FORMULA, "$&'");

const cell = (text: string): string => `"${asText(text).replaceAll('"', '""')}"`;

/** A row of a CSV file (RFC 4180): every cell is quoted, and none is a formula with any separator. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** A row of a CSV file: its number in a spreadsheet, from 1, and its cells without the spaces around them. */
export type CsvRow = { line: number; cells: string[] };

/** Indian Excel writes commas, European ones semicolons; copied cells have tabs between them. */
const SEPARATORS = [",", ";", "\t"] as const;
/** The mark of UTF-8, and a first line that names the separator to Excel, which does not show it. */
const BEFORE_ROWS = /^\ufeff?(?:sep=(.)(?:\r\n|[\r\n]|$))?/i;

const rowsIn = (text: string, separator: string, most: number): CsvRow[] => {
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)" *|([^\\${separator}\\r\\n]*))(\\${separator}|\\r\\n|[\\r\\n]|$)`,
    "y",
  );
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  while (rows.length < most) {
    const [, quoted, plain = "", end] = cell.exec(text)!;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line: row.line + 1, cells: [] };
    if (end === "") break;
  }
  return rows;
};

/** Reads the rows of a file, at most so many; empty rows are left out. */
export type CsvReading = (most: number) => CsvRow[];

/** How a CSV file (RFC 4180) or copied cells may be read: by "sep=;", else by each usual sign. */
export const csvReadings = (file: string): CsvReading[] => {
  const [before, named] = BEFORE_ROWS.exec(file)!;
  const text = file.slice(before.length);
  return (named ? [named] : SEPARATORS).map((separator) => (most) => rowsIn(text, separator, most));
};
