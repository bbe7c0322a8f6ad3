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
