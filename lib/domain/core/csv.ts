/**
 * The beginning of a cell that a spreadsheet reads as a formula, full-width forms included, behind whatever a program
 * trims (docs/security.md#t6); or digits of which it would lose some, because it takes them for a number.
 */
const NO_TEXT =
  /^(?:[\t\r\n\u0000]|[\s\p{C}\p{DI}\u2800]*[=+\-@\uff1d\uff0b\uff0d\uff20]|0\d+$|\d{16,}$)/u;

/**
 * The end of a cell for a spreadsheet that reads the file with another separator than the comma, as German or French
 * Excel does: it ignores quotes within a field, and a line break ends the row. Matches only before a formula.
 */
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

/** A row of a CSV file: the number of its first line, from 1, and its cells without the spaces around them. */
export type CsvRow = { line: number; cells: string[] };

const SEPARATORS = [",", ";", "\t"] as const;

/** The separator that the first line has most often: Indian Excel writes commas, European ones semicolons. */
const separatorOf = (text: string): string => {
  const head = text.split(/[\r\n]/, 1)[0]!;
  const count = (one: string) => head.split(one).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
};

/**
 * The rows of a CSV file (RFC 4180) or of cells that were copied from a spreadsheet, at most `most`; empty rows are left
 * out. A quote that does not close is a letter like any other.
 */
export const csvRowsIn = (file: string, most: number): CsvRow[] => {
  const text = file.replace(/^\ufeff/, "");
  const separator = separatorOf(text);
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)" *|([^${separator}\\r\\n]*))(${separator}|\\r\\n|[\\r\\n]|$)`,
    "y",
  );
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  while (rows.length < most) {
    const [whole, quoted, plain = "", end] = cell.exec(text)!;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.match(/\r\n|[\r\n]/g)?.length ?? 0;
    if (end === separator) continue;
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line, cells: [] };
    if (end === "") break;
  }
  return rows;
};
