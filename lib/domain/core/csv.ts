/** What makes a spreadsheet read a cell as a formula, full-width signs too, which some of them fold (security.md T6). */
const FORMULA = /^[=+\-@\t\r\n\u0000\uff1d\uff0b\uff0d\uff20]/;

/**
 * What a spreadsheet takes for the end of a cell when it reads the file with another separator than the comma, as
 * German or French Excel does: quotes inside a field then mean nothing, and a line break ends the row. Matched where
 * a formula would follow.
 */
const BEFORE_FORMULA = /[;\t|\r\n](?=(?:[^\S\t\r\n]|["\u0000])*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Opens a CSV file: without this mark Excel reads Hindi as Latin letters. */
export const BYTE_ORDER_MARK = "\ufeff";

/** An apostrophe makes a text of what follows it. */
const asText = (text: string): string =>
  (FORMULA.test(text) ? `'${text}` : text).replace(BEFORE_FORMULA, "$&'");

const cell = (text: string): string => `"${asText(text).replaceAll('"', '""')}"`;

/** A row of a CSV file (RFC 4180): every cell is quoted, and none is a formula, whatever separator it is read with. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;
