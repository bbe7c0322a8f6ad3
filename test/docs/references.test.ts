import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { anchorsIn } from "@/test/support/test-references";

/**
 * Code, tests and documents refer to docs/product/PAGE.md#anchor, docs/decisions/NNN-title.md, docs/security.md#t4 and to
 * other files of the repository. Each of these must resolve, and no other form may be used.
 */
const TEXT =
  /\.(?:ts|tsx|mjs|css|md|conf|ya?ml|sh|service|timer|example)$|(?:^|\/)(?:Dockerfile|Caddyfile)$/;
const SELF = "test/docs/references.test.ts";

const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
  .split("\0")
  .filter((path) => TEXT.test(path) && path !== SELF && existsSync(path));
const texts = new Map(tracked.map((path) => [path, readFileSync(path, "utf8")]));
const isCode = (path: string) => !path.endsWith(".md");

/** The places of a pattern, such as "lib/server/env.ts:12 decision 20". */
const placesOf = (pattern: RegExp, isLookedAt: (path: string) => boolean = () => true) =>
  [...texts]
    .filter(([path]) => isLookedAt(path))
    .flatMap(([path, text]) =>
      text
        .split("\n")
        .flatMap((line, at) =>
          [...line.matchAll(pattern)].map(([found]) => `${path}:${at + 1} ${found}`),
        ),
    );

const resolves = (path: string, anchor: string | undefined): boolean => {
  if (!existsSync(path)) return false;
  return anchor === undefined || anchorsIn(readFileSync(path, "utf8")).includes(anchor);
};

test("every document that is referred to exists, with its anchor", () => {
  const wrong = [...texts].flatMap(([from, text]) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g)]
      .filter(([whole, anchor]) => !resolves(whole.split("#")[0] ?? "", anchor))
      .map(([whole]) => `${from}: ${whole}`),
  );
  expect(wrong).toEqual([]);
});

test("every link of a document leads to a file and an anchor", () => {
  const wrong = [...texts]
    .filter(([path]) => !isCode(path))
    .flatMap(([from, text]) =>
      [...text.matchAll(/\]\(([^)#\s]*)(?:#([\w-]+))?\)/g)]
        .filter(([, to = ""]) => !/^(?:https?|mailto):/.test(to))
        .filter(([, to, anchor]) => !resolves(to ? join(dirname(from), to) : from, anchor))
        .map(([whole]) => `${from}: ${whole}`),
    );
  expect(wrong).toEqual([]);
});

test("every file that README, CONTRIBUTING and the changelog name exists", () => {
  const wrong = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"].flatMap((from) =>
    [...texts.get(from)!.matchAll(/`((?:[\w[\]-][\w.[\]-]*\/)+[\w.[\]-]+\.\w+)`/g)]
      .filter(([, path = ""]) => !existsSync(path))
      .map(([whole]) => `${from}: ${whole}`),
  );
  expect(wrong).toEqual([]);
});

test("every decision record has its number, a title, and a line in the index", () => {
  const records = tracked.filter((path) => /^docs\/decisions\/\d{3}-/.test(path));
  const index = texts.get("docs/decisions/README.md")!;
  const wrong = records.filter((path) => {
    const number = path.slice("docs/decisions/".length).slice(0, 3);
    const title = new RegExp(`^# (${number} \\S.*)\n`).exec(texts.get(path)!)?.[1];
    return title === undefined || !index.includes(`[${title}](${path.split("/").at(-1)})`);
  });
  expect(wrong).toEqual([]);
  expect(records.length).toBeGreaterThan(20);
});

test("no reference leaves the repository, or uses a number that only insiders know", () => {
  const insiders =
    /(?<![\w/])(?:contract|design|look|facts|questions|house|field|words|content-notes)\.md\b/g;
  expect([
    ...placesOf(/\bdecisions? \d{1,2}\b|docs\/decisions\/\d{3}(?!-)/gi),
    ...placesOf(/\bthe spec(?:'s)?\b|§ ?\d/gi, isCode),
    ...placesOf(insiders),
    ...placesOf(/(?<!docs\/)\bsecurity\.md\b/g, isCode),
    ...placesOf(/(?<!security\.md )\(rows? \d/g, isCode),
    ...placesOf(/(?<![\w#./-])R(?:1[0-8]|[1-9])\b(?![\w.])/g, isCode),
  ]).toEqual([]);
});
