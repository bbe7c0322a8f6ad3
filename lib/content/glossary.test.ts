// holds: #words
import { readFileSync } from "node:fs";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { WRITTEN } from ".";

/** docs/glossary.md is the list: its tables name the words that no text may use, and the exceptions. */
const GLOSSARY = readFileSync("docs/glossary.md", "utf8");

const sectionOf = (title: string): string =>
  GLOSSARY.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? "";

/** The rows of a section's table, each a list of its cells. */
const rowsOf = (title: string): string[][] =>
  sectionOf(title)
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
    .slice(1)
    .map((line) => line.split("|").slice(1, -1));

const quotedIn = (cell = ""): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

const BANNED: Readonly<Record<Lang, readonly string[]>> = {
  en: rowsOf("English").flatMap(([, not]) => quotedIn(not)),
  hi: rowsOf("Hindi").flatMap(([, , not]) => quotedIn(not)),
};

type Allowed = { where: string; word: string };

const ALLOWED: readonly Allowed[] = rowsOf("Allowed").flatMap(([where = "", words]) =>
  quotedIn(words).map((word) => ({ where: where.trim(), word })),
);

/** `word…` is any word that begins so, `[before] word` the word without `before` in front of it. */
const has = (text: string, word: string): boolean => {
  const [, before, rest] = /^(?:\[(.+)\] )?(.+)$/.exec(word)!;
  const edge = /^\p{L}/u.test(rest!) ? "(?<![\\p{L}\\p{M}])" : "";
  const start = before ? `${edge}(?<!${before} )` : edge;
  return new RegExp(
    `${start}${rest!.replace("…", "[\\p{L}\\p{M}]*")}(?![\\p{L}\\p{M}])`,
    "iu",
  ).test(text);
};

/** Every text under its path, such as "quiz/question/answers/yes". */
const textsIn = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        textsIn(inner, path === "" ? key : `${path}/${key}`),
      );

/** Messages to copy are in both languages on each page. */
const languageOf = (path: string, lang: Lang): Lang => {
  const message = /\/message\/(en|hi)$/.exec(path);
  return message ? (message[1] as Lang) : lang;
};

test("no text uses a word for which the glossary has another", () => {
  expect(BANNED.en.length).toBeGreaterThan(30);
  expect(BANNED.hi.length).toBeGreaterThan(40);
  const used = new Set<Allowed>();
  const isAllowed = (path: string, word: string) => {
    const entry = ALLOWED.find((one) => path.startsWith(one.where) && one.word === word);
    if (entry) used.add(entry);
    return entry !== undefined;
  };
  const found = LANGS.flatMap((lang) =>
    textsIn(WRITTEN[lang]).flatMap(([path, text]) =>
      BANNED[languageOf(path, lang)]
        .filter((word) => has(text, word) && !isAllowed(path, word))
        .map((word) => `${lang} ${path} "${word}": ${text}`),
    ),
  );
  expect(found).toEqual([]);
  expect(ALLOWED.filter((entry) => !used.has(entry))).toEqual([]);
});
