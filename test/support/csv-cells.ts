/** The rows of a CSV file in which every cell is quoted, as a spreadsheet reads them. */
export const cellsIn = (file: string): string[][] =>
  file
    .split(/(?<=")\r\n/)
    .filter(Boolean)
    .map((row) =>
      [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) => cell!.replaceAll('""', '"')),
    );
