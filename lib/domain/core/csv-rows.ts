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
