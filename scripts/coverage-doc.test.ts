import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

/** docs/coverage.md says which test holds each sentence of the specification: here it is held to be true. */
const doc = readFileSync("docs/coverage.md", "utf8");

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

/** The cells of each table row, heading rows aside. */
const rows = doc
  .split("\n")
  .filter((line) => /^\| /.test(line) && !/^\| (The specification|Decision|---)/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("\\|", "|")),
  );

/** `path › part of a title`, or a path alone for a whole file. */
const references = [...doc.matchAll(/`([\w./[\]-]+\.(?:tsx?|mjs))(?: › ([^`]+))?`/g)].map(
  ([, path = "", title]) => ({ path, title }),
);

test("every section of the specification has its tables, and every sentence what holds it", () => {
  const sections = [...doc.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
  expect(sections).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  expect(rows.length).toBeGreaterThan(200);
  const isHeld = ([, held = ""]: string[]) => held.startsWith("nothing: ") || held.includes("`");
  expect(rows.filter((row) => row.length === 3 && !isHeld(row))).toEqual([]);
});

test("every file that it names is there", () => {
  expect(references.length).toBeGreaterThan(200);
  const missing = references.filter(({ path }) => !existsSync(path));
  expect(missing).toEqual([]);
});

test("every test that it names is there, under this title", () => {
  const titles = new Map<string, string[]>();
  const titlesAt = (path: string) => {
    const known = titles.get(path) ?? titlesIn(path);
    titles.set(path, known);
    return known;
  };
  const gone = references.filter(
    ({ path, title }) =>
      existsSync(path) &&
      (title ? !titlesAt(path).some((one) => one.includes(title)) : !isTest(path)),
  );
  expect(gone).toEqual([]);
});
