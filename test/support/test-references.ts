import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

const TEST_FUNCTIONS = ["describe", "it", "test"];
const isTest = (name: string) => /\.(test|spec)\.tsx?$/.test(name);

/** The name at the left end of `test.each(table)(…)`, `test.describe(…)` or `test(…)`. */
const calledBy = (node: ts.Expression): string => {
  if (ts.isCallExpression(node)) return calledBy(node.expression);
  if (ts.isPropertyAccessExpression(node)) return calledBy(node.expression);
  return ts.isIdentifier(node) ? node.text : "";
};

/** A title as it is written, each hole of a template as "…". */
const titleOf = (node: ts.Expression | undefined): string | null => {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join("…");
};

const titlesIn = (path: string): string[] => {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, "utf8"),
    ts.ScriptTarget.Latest,
    false,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TEST_FUNCTIONS.includes(calledBy(node.expression))) {
      const title = titleOf(node.arguments[0]);
      if (title !== null) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
};

/** The cells of each row of the tables in a document, but for the rows whose first cell is one of `headings`. */
export const rowsIn = (doc: string, headings: RegExp): string[][] =>
  doc
    .split("\n")
    .filter((line) => /^\| /.test(line) && !/^\| -/.test(line) && !headings.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("\\|", "|")),
    );

/** What a document names as `path › part of a title`, or as a path alone for a whole file. */
export const referencesIn = (doc: string) =>
  [...doc.matchAll(/`([\w./[\]-]+\.(?:tsx?|mjs))(?: › ([^`]+))?`/g)].map(
    ([, path = "", title]) => ({
      path,
      title,
    }),
  );

/** Those that are not true: a file that is gone, a test that is not there under this title, a file that is no test. */
export const untrueIn = (references: ReturnType<typeof referencesIn>) => {
  const titles = new Map<string, string[]>();
  const titlesAt = (path: string) => {
    const known = titles.get(path) ?? titlesIn(path);
    titles.set(path, known);
    return known;
  };
  return references.filter(
    ({ path, title }) =>
      !existsSync(path) ||
      (title ? !titlesAt(path).some((one) => one.includes(title)) : !isTest(path)),
  );
};
