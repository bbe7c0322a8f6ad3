/** What makes a spreadsheet read a cell as a formula, full-width signs too, which some of them fold (security.md T6). */
const FORMULA = /^[=+\-@\t\r\n\u0000\uff1d\uff0b\uff0d\uff20]/;

/** Opens a CSV file: without this mark Excel reads Hindi as Latin letters. */
export const BYTE_ORDER_MARK = "\ufeff";

const cell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A row of a CSV file (RFC 4180): every cell is quoted, and none is a formula. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;
