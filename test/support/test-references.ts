import { existsSync } from "node:fs";

const isTest = (path: string) => /\.(test|spec)\.tsx?$|-contract\.ts$/.test(path);

/** The cells of each row of a document's tables, without the rows whose first cell is one of `headings`. */
export const rowsIn = (doc: string, headings: RegExp): string[][] =>
  doc
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| -") && !headings.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("\\|", "|")),
    );

/** The TypeScript files that a text names in backticks. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./[\]-]+\.tsx?)`/g)].map(([, path = ""]) => path);

export const testsIn = (text: string): string[] => filesIn(text).filter(isTest);

export const missingFilesIn = (doc: string): string[] =>
  filesIn(doc).filter((path) => !existsSync(path));

/** The anchors of a Markdown document: those of its headings as GitHub makes them, and explicit `<a id>`. */
export const anchorsIn = (doc: string): string[] => [
  ...[...doc.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  ),
  ...[...doc.matchAll(/<a id="([^"]+)"/g)].map(([, id = ""]) => id),
];
