import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "@/lib/domain/core/languages";
import { isQuestionId } from "@/lib/domain/check/sections";
import type { Block } from "@/lib/content/blog/post-words";
import { type Post, postsIn, sheetPath } from "@/lib/content/slices/posts";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";
import { en as content } from "@/lib/content/en";
import { POST_FACTS } from "@/lib/content/facts/post-facts";

const DEVANAGARI = /\p{Script=Devanagari}/u;

const bothLanguages = postsIn("en").map((post, at) => ({ en: post, hi: postsIn("hi")[at]! }));

/** The texts of a post's body that count as reading; a message to copy counts in its own language. */
const bodyTexts = ({ words }: Post, lang: "en" | "hi"): string[] =>
  words.body.flatMap((block): string[] => {
    if ("heading" in block) return [block.heading];
    if ("paragraph" in block) return [block.paragraph];
    if ("list" in block) return block.list;
    if ("numbered" in block) return block.numbered;
    if ("message" in block) return [block.message.label, block.message[lang]];
    if ("table" in block) return [block.table.caption];
    return [block.note];
  });

const wordCount = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const tables = ({ words }: Post) =>
  words.body.flatMap((block: Block) => ("table" in block ? [block.table] : []));

const figure = (text: string | undefined) => Number((text ?? "").replace(/[₹,]/g, ""));

/** The figures of a table's column, line by line. */
const column = (rows: readonly string[][], at: number) => rows.map((row) => figure(row[at]));

test("there are three posts, at the same addresses in both languages", () => {
  expect(bothLanguages).toHaveLength(3);
  for (const { en, hi } of bothLanguages) {
    expect(hi.slug).toBe(en.slug);
    expect(en.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("each post that has words has facts", () => {
  const slugs = POST_FACTS.map(({ slug }) => slug);
  expect(Object.keys(content.blog.posts).toSorted()).toEqual(slugs.toSorted());
});

test.each(bothLanguages)("$en.slug: 600 to 900 words, and as much in Hindi", ({ en, hi }) => {
  const words = wordCount(bodyTexts(en, "en"));
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(900);
  const share = wordCount(bodyTexts(hi, "hi")) / words;
  expect(share).toBeGreaterThan(0.9);
  expect(share).toBeLessThan(1.4);
});

test.each(bothLanguages)("$en.slug: the same blocks in both languages", ({ en, hi }) => {
  const shape = ({ words }: Post) =>
    words.body.map((block) => {
      const [kind, inner] = Object.entries(block)[0]!;
      return Array.isArray(inner) ? `${kind} ${inner.length}` : kind;
    });
  expect(shape(hi)).toEqual(shape(en));
  expect(Object.keys(hi.words.helps)).toEqual(Object.keys(en.words.helps));
});

test.each(bothLanguages)("$en.slug: dates are real and not in the wrong order", ({ en }) => {
  expect(en.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Date(en.date).toISOString()).toBe(`${en.date}T00:00:00.000Z`);
  expect(en.checkedOn).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
  expect(en.checkedOn <= en.date).toBe(true);
});

test.each(bothLanguages)("$en.slug: helps questions of the check and names sources", (post) => {
  for (const lang of LANGS) {
    const { words, sources } = post[lang];
    expect(Object.keys(words.helps).length).toBeGreaterThan(0);
    expect(Object.keys(words.helps).filter((id) => !isQuestionId(id))).toEqual([]);
    expect(words.sources).toHaveLength(sources.length);
    for (const { url } of sources) expect(url ?? "https://x/").toMatch(/^https:\/\/[a-z.0-9]+\/$/);
  }
});

test.each(bothLanguages)("$en.slug: the description fits a search result", ({ en, hi }) => {
  for (const { description } of [en.words, hi.words]) {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test("a message to copy is in its language, with the same gaps to fill", () => {
  for (const { en, hi } of Object.values(READY_MESSAGES)) {
    expect(en).not.toMatch(DEVANAGARI);
    expect(hi).toMatch(DEVANAGARI);
    expect(hi.replaceAll(/UPI|Google|WhatsApp/g, "")).not.toMatch(/[A-Za-z]/);
    expect(hi.match(/_+/g)).toEqual(en.match(/_+/g));
  }
});

test.each(LANGS)("the dues of the made-up shop add up (%s)", (lang) => {
  const [dues] = tables(postsIn(lang)[0]!);
  const amounts = column(dues!.rows, 1);
  const days = column(dues!.rows.slice(0, -1), 2);
  const sum = amounts.slice(0, -1).reduce((total, amount) => total + amount, 0);
  expect(sum).toBe(27_000);
  expect(amounts.at(-1)).toBe(sum);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  const text = bodyTexts(postsIn(lang)[0]!, lang).join(" ");
  const oldestThree = amounts.slice(0, 3).reduce((total, amount) => total + amount, 0);
  for (const amount of [sum, oldestThree, amounts[0]!, amounts[0]! / 3])
    expect(text).toContain(`₹${amount.toLocaleString("en-IN")}`);
});

test.each(LANGS)("each margin sheet adds up, line by line (%s)", (lang) => {
  const sheets = tables(postsIn(lang)[2]!).slice(0, 3);
  expect(sheets).toHaveLength(3);
  for (const [at, { head, rows }] of sheets.entries()) {
    expect(head).toHaveLength(4);
    for (const item of [1, 2, 3]) {
      const [price, gst, cost, delivery, commission, left, count, last] = column(rows, item);
      expect(left).toBe(price! - gst! - cost! - delivery! - commission!);
      const isSalon = at === 1;
      expect(last).toBe(isSalon ? (left! * 60) / count! : left! * count!);
      if (at === 2) expect(gst).toBe((price! * 5) / 105);
    }
  }
});

test.each(LANGS)("the reserve of the made-up gift shop adds up (%s)", (lang) => {
  const reserve = tables(postsIn(lang)[2]!)[3]!;
  const [sales, left, costs, short, shortOfTwo, putAside] = column(reserve.rows, 1);
  expect(left).toBe(sales! * 0.25);
  expect(short).toBe(costs! - left!);
  expect(shortOfTwo).toBe(short! * 2);
  expect(putAside! * 4).toBe(shortOfTwo);
});

describe("sheets to print", () => {
  const readSheet = (path: string) => {
    const file = join(process.cwd(), "public", path);
    expect(existsSync(file)).toBe(true);
    return readFileSync(file, "utf8");
  };
  /** Cells of a CSV text; a comma inside quotes separates nothing. */
  const cellsOf = (text: string) =>
    text
      .replace(/\r\n$/, "")
      .split("\r\n")
      .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
      .map((cells) => cells.map((cell) => cell.replace(/^"|"$/g, "").replaceAll('""', '"')));

  test.each(bothLanguages)("$en.slug: opens in Excel, with equal columns and sums", ({ en }) => {
    const [english, hindi] = LANGS.map((lang) => {
      const text = readSheet(sheetPath(lang, en));
      expect(text.startsWith("\ufeff")).toBe(true);
      return cellsOf(text.slice(1));
    });
    expect(english![0]!.length).toBeGreaterThanOrEqual(4);
    for (const rows of [english!, hindi!])
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(hindi).toHaveLength(english!.length);
    expect(hindi![0]!.every((title) => DEVANAGARI.test(title))).toBe(true);
    const sums = (rows: string[][]) => rows.flat().filter((cell) => cell.startsWith("="));
    expect(sums(hindi!)).toEqual(sums(english!));
  });

  test.each(LANGS)("the margin sheet begins with the post's own examples (%s)", (lang) => {
    const post = postsIn(lang)[2]!;
    const [kirana, , online] = tables(post);
    const examples = [kirana!, online!].flatMap(({ head, rows }) =>
      head.slice(1).map((name, at) => ({ name, figures: column(rows, at + 1) })),
    );
    const [, ...rows] = cellsOf(readSheet(sheetPath(lang, post)).slice(1));
    examples.forEach(({ name, figures }, at) => {
      const [item, ...cells] = rows[at]!;
      expect(item).toContain(name);
      expect(cells.slice(0, 5).map(Number)).toEqual(figures.slice(0, 5));
      expect(Number(cells[6])).toBe(figures[6]);
    });
  });
});
