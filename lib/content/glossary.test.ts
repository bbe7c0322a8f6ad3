// holds: #words
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { ALLOWED, SAID } from "@/test/support/glossary-words";
import { WRITTEN } from ".";
import DEFAULT_PACKAGES from "./facts/default-packages.json" with { type: "json" };

const bannedIn = (lang: Lang) => SAID[lang].flatMap(({ not }) => not);
const BANNED: Readonly<Record<Lang, readonly string[]>> = {
  en: bannedIn("en"),
  hi: bannedIn("hi"),
};

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

const OFFERED_WORDS = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    DEFAULT_PACKAGES.map(({ plainName, words }) => [plainName[lang], words[lang]]),
  ]),
);

test("no text uses a word for which the glossary has another", () => {
  expect(BANNED.en.length).toBeGreaterThan(30);
  expect(BANNED.hi.length).toBeGreaterThan(40);
  const used = new Set<(typeof ALLOWED)[number]>();
  const isAllowed = (path: string, word: string) => {
    const entry = ALLOWED.find((one) => path.startsWith(one.where) && one.word === word);
    if (entry) used.add(entry);
    return entry !== undefined;
  };
  const found = LANGS.flatMap((lang) =>
    textsIn({ ...WRITTEN[lang], offered: OFFERED_WORDS[lang] }).flatMap(([path, text]) =>
      BANNED[lang]
        .filter((word) => has(text, word) && !isAllowed(path, word))
        .map((word) => `${lang} ${path} "${word}": ${text}`),
    ),
  );
  expect(found).toEqual([]);
  expect(ALLOWED.filter((entry) => !used.has(entry))).toEqual([]);
});
