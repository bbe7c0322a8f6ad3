import { contentIn } from "@/lib/content";
import { LANGS } from "@/lib/domain/core/languages";

/**
 * `npm run reading-ease` measures how long the sentences of lib/content are: for each page and language their number,
 * the median of their words and the share of more than 20 words, then the 20 longest. Labels are not counted.
 */
const LONG_WORDS = 20;
const LABEL_WORDS = 4;
const LONGEST = 20;

type Sentence = { page: string; text: string; words: number };

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?।])["”]?\s+|\n+/u).map((one) => one.trim());

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** The texts of a language under the page they are on; each post is a page. */
const pagesOf = ({
  blog,
  ...rest
}: ReturnType<typeof contentIn>): [page: string, texts: unknown][] => {
  const { posts, ...around } = blog;
  return [
    ...Object.entries(rest),
    ["blog", around],
    ...Object.entries(posts).map(([slug, post]): [string, unknown] => [`blog/${slug}`, post]),
  ];
};

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const row = (page: string, sentences: Sentence[]): string => {
  const lengths = sentences.map(({ words }) => words);
  const long = lengths.filter((words) => words > LONG_WORDS).length;
  const share = `${((100 * long) / (lengths.length || 1)).toFixed(1)} %`;
  return [
    page.padEnd(40),
    String(lengths.length).padStart(9),
    String(median(lengths)).padStart(6),
    share.padStart(8),
  ].join(" ");
};

for (const lang of LANGS) {
  const pages = pagesOf(contentIn(lang)).map(([page, texts]) => ({
    page,
    sentences: textsIn(texts)
      .flatMap(sentencesIn)
      .map((text) => ({ page, text, words: wordsIn(text) }))
      .filter(({ words }) => words >= LABEL_WORDS),
  }));
  const all = pages.flatMap(({ sentences }) => sentences);
  console.info(`\n${lang}: page${" ".repeat(33)}sentences median over ${LONG_WORDS}`);
  for (const { page, sentences } of pages) console.info(row(page, sentences));
  console.info(row("all", all));
  console.info(`The ${LONGEST} longest:`);
  for (const { page, text, words } of all.toSorted((a, b) => b.words - a.words).slice(0, LONGEST))
    console.info(`${words} ${page}: ${text}`);
}
