// holds: #pages, #posts
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { inRupees } from "@/lib/domain/core/fill";
import { isQuestionId } from "@/lib/domain/check/sections";
import { duesIn } from "@/lib/domain/tools/dues";
import type { Sum } from "@/lib/domain/tools/lines";
import { sumOf } from "@/lib/domain/tools/tools";
import { marginsIn } from "@/test/builders/sample-shop";
import { type Block, TEXT_LINK } from "@/lib/content/blog/post-words";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { SHEET_IDS, sheetPath, SHEETS } from "@/lib/content/blog/sheet-facts";
import { contentIn, WRITTEN } from "./index";
import { type Post, postsIn, sheetFilePath } from "@/lib/content/slices/posts";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { EXAMPLE_DUES, TOOL_EXAMPLES } from "@/lib/content/facts/tool-examples";

const DEVANAGARI = /\p{Script=Devanagari}/u;

const postOf = (slug: string, lang: Lang) => postsIn(lang).find((post) => post.slug === slug)!;

const bothLanguages = postsIn("en").map((post, at) => ({ en: post, hi: postsIn("hi")[at]! }));

/** The texts of a post's body, without the figures of its tables. */
const bodyTexts = ({ words }: Post): string[] =>
  words.body.flatMap((block): string[] => {
    if (typeof block === "string") return [block];
    if ("heading" in block) return [block.heading];
    if ("list" in block) return block.list;
    if ("numbered" in block) return block.numbered;
    if ("picture" in block) return [];
    if ("messages" in block) return block.messages.flatMap(({ label, text }) => [label, text]);
    if ("table" in block) return [block.table.caption];
    return [block.note];
  });

const tables = ({ words }: Post) =>
  words.body.flatMap((block: Block) =>
    typeof block === "object" && "table" in block ? [block.table] : [],
  );

const figure = (text: string | undefined) => Number((text ?? "").replace(/[₹,]/g, ""));

/** The figures of a table's column, line by line. */
const column = (rows: readonly string[][], at: number) => rows.map((row) => figure(row[at]));

test("each post that has words has facts", () => {
  const slugs = POST_FACTS.map(({ slug }) => slug);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(Object.keys(WRITTEN.en.blog.posts).toSorted()).toEqual(slugs.toSorted());
});

test.each(bothLanguages)("$en.slug: the same blocks in both languages", ({ en, hi }) => {
  const shape = ({ words }: Post) =>
    words.body.map((block) => {
      if (typeof block === "string") return "paragraph";
      const [kind, inner] = Object.entries(block)[0]!;
      return Array.isArray(inner) ? `${kind} ${inner.length}` : kind;
    });
  expect(shape(hi)).toEqual(shape(en));
  expect(Object.keys(hi.words.helps)).toEqual(Object.keys(en.words.helps));
});

test.each(bothLanguages)("$en.slug: dates are real and not in the wrong order", ({ en }) => {
  expect(en.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Date(en.date).toISOString()).toBe(`${en.date}T00:00:00.000Z`);
  const days = [en.updated, ...en.sources.map(({ checkedOn }) => checkedOn)];
  for (const day of days) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
  expect(en.date <= en.updated).toBe(true);
  for (const { checkedOn, published } of en.sources) {
    expect(checkedOn <= en.updated).toBe(true);
    expect((published ?? "") <= checkedOn).toBe(true);
  }
});

test.each(bothLanguages)("$en.slug: helps questions of the check and names sources", (post) => {
  for (const lang of LANGS) {
    const { words, sources } = post[lang];
    expect(Object.keys(words.helps).length).toBeGreaterThan(0);
    expect(Object.keys(words.helps).filter((id) => !isQuestionId(id))).toEqual([]);
    expect(words.sources).toHaveLength(sources.length);
    // A page, not the home page of a site.
    for (const { url } of sources) expect(new URL(url).pathname.length).toBeGreaterThan(3);
  }
});

test.each(bothLanguages)("$en.slug: sections of law and dates have a source", ({ en }) => {
  const hasFact = /\bsection \d|\b(19|20)\d\d\b/i.test(bodyTexts(en).join(" "));
  if (hasFact) expect(en.sources.length).toBeGreaterThan(0);
});

test.each(bothLanguages)("$en.slug: links to another post, to pages that are there", (post) => {
  const known: readonly string[] = [...PUBLIC_PATHS, ...SHEET_IDS.map(sheetPath)];
  const linksIn = (lang: "en" | "hi") =>
    bodyTexts(post[lang]).flatMap((text) =>
      [...text.matchAll(TEXT_LINK)].map(([, , path]) => path!),
    );
  const links = linksIn("en");
  expect(linksIn("hi")).toEqual(links);
  expect(links.filter((path) => !known.includes(path))).toEqual([]);
  expect(links.some((path) => path.startsWith("/blog/"))).toBe(true);
});

test.each(bothLanguages)("$en.slug: the description fits a search result", ({ en, hi }) => {
  for (const { description } of [en.words, hi.words]) {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  }
});

test.each(bothLanguages)(
  "$en.slug: its pictures are there, with words for who cannot see them",
  (post) => {
    for (const lang of LANGS)
      for (const block of post[lang].words.body) {
        if (typeof block === "string" || !("picture" in block)) continue;
        expect(
          existsSync(join(process.cwd(), "public/drawings", `${block.picture.file}.svg`)),
        ).toBe(true);
        expect(block.picture.alt.length).toBeGreaterThan(30);
      }
  },
);

test("a message to copy is in its language, with the same gaps to fill", () => {
  for (const { en, hi } of Object.values(READY_MESSAGES)) {
    expect(en).not.toMatch(DEVANAGARI);
    expect(hi).toMatch(DEVANAGARI);
    expect(hi.replaceAll(/UPI|Google|WhatsApp/g, "")).not.toMatch(/[A-Za-z]/);
    expect(hi.match(/_+/g)).toEqual(en.match(/_+/g));
  }
});

/** Amounts of rupees that a text must name. */
const expectAmounts = (text: string, amounts: readonly number[]) => {
  for (const amount of amounts) expect(text).toContain(inRupees(amount));
};

/** The amounts of a tool's sum, in rupees. */
const amountsOf = ({ lines }: Sum) =>
  lines.flatMap(({ unit, value }) => (unit === "rupees" ? [value / 100] : []));

test.each(LANGS)("the dues of the made-up shop are the udhaar tool's (%s)", (lang) => {
  const text = bodyTexts(postOf("udhaar-7-day-plan", lang)).join(" ");
  const days = EXAMPLE_DUES.map((line) => Number(line.days));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  const [total, old] = amountsOf(sumOf("udhaar", {}, duesIn(EXAMPLE_DUES)));
  const dues = EXAMPLE_DUES.map(({ due }) => Number(due));
  expect(old).toBe(dues[0]! + dues[1]! + dues[2]!);
  expectAmounts(text, [total!, old!, dues[0]!, dues[0]! / 3]);
});

test.each(LANGS)("the margins are those of the made-up kirana, and add up (%s)", (lang) => {
  const text = bodyTexts(postOf("margin-sheet-slow-months", lang)).join(" ");
  const items = marginsIn(lang).slice(0, 3);
  expectAmounts(
    text,
    items.flatMap(({ price, left, leftAMonth }) => [price, left, leftAMonth]),
  );
  for (const { sold } of items) expect(text).toMatch(new RegExp(` ${sold} `));
});

test.each(LANGS)("the reserve of the made-up gift shop is the tool's (%s)", (lang) => {
  const text = bodyTexts(postOf("margin-sheet-slow-months", lang)).join(" ");
  const typed = TOOL_EXAMPLES["slow-months"];
  const amounts = amountsOf(sumOf("slow-months", typed));
  expect(amounts).toHaveLength(5);
  expectAmounts(text, [Number(typed.sales), Number(typed.share), ...amounts]);
});

test.each(LANGS)("a discount needs the pieces that the margin tool says (%s)", (lang) => {
  const post = postOf("dukan-ki-bikri-kaise-badhaye", lang);
  const text = bodyTexts(post).join(" ");
  for (const off of ["5", "10", "15"]) {
    const { lines } = sumOf("margin", { price: "100", gst: "0", cost: "80", off, sold: "100" });
    const needed = lines.find(({ name }) => name === "needed")!.value;
    expect(text).toMatch(new RegExp(`\\b${off} % \\D*${needed}\\b`));
  }
  expectAmounts(text, [20 * 100]);
  expectAmounts(text, [60 * 90, 64 * 98 - 60 * 90]);
});

test.each(LANGS)("the galla of the made-up day adds up (%s)", (lang) => {
  const [galla] = tables(postOf("dukan-ka-hisab-kitab-kaise-rakhe", lang));
  const [start, cash, back, goods, costs, home, left] = column(galla!.rows, 1);
  expect(left).toBe(start! + cash! + back! - goods! - costs! - home!);
  const text = bodyTexts(postOf("dukan-ka-hisab-kitab-kaise-rakhe", lang)).join(" ");
  for (const amount of [left! - 80, cash! + 4100 + 900])
    expect(text).toContain(`₹${amount.toLocaleString("en-IN")}`);
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

  test.each(SHEET_IDS)("%s: its page has a word for each column and line", (id) => {
    for (const lang of LANGS) {
      const { parts } = contentIn(lang).sheets.all[id];
      expect(parts).toHaveLength(SHEETS[id].length);
      SHEETS[id].forEach(({ columns, emptyRows }, at) => {
        const { columns: titles, lines } = parts[at]!;
        expect(titles).toHaveLength(columns.length);
        expect(new Set(titles).size).toBe(titles.length);
        expect(columns.some((kind) => kind === "line")).toBe(Boolean(lines));
        expect(emptyRows > 0).toBe(!lines);
        expect(lines?.length).toBe(contentIn("en").sheets.all[id].parts[at]!.lines?.length);
      });
      // The cash page belongs to a step of the plan.
      expect(POST_FACTS.some(({ help }) => "sheet" in help && help.sheet === id)).toBe(
        id !== "cash-sheet",
      );
    }
  });

  test.each(SHEET_IDS)("%s: opens in Excel, with equal columns and sums", (id) => {
    const [english, hindi] = LANGS.map((lang) => {
      const text = readSheet(sheetFilePath(lang, id));
      expect(text.startsWith("\ufeff")).toBe(true);
      return cellsOf(text.slice(1));
    });
    expect(english![0]!.length).toBeGreaterThanOrEqual(3);
    for (const rows of [english!, hindi!])
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(hindi).toHaveLength(english!.length);
    expect(hindi![0]!.every((title) => DEVANAGARI.test(title))).toBe(true);
    const sums = (rows: string[][]) => rows.flat().filter((cell) => cell.startsWith("="));
    expect(sums(hindi!)).toEqual(sums(english!));
  });

  test.each(LANGS)("a sheet of lines has the same lines as a file (%s)", (lang) => {
    for (const id of SHEET_IDS) {
      const { lines } = contentIn(lang).sheets.all[id].parts[0]!;
      const at = SHEETS[id][0].columns.findIndex((kind) => kind === "line");
      if (!lines) continue;
      const [, ...rows] = cellsOf(readSheet(sheetFilePath(lang, id)).slice(1));
      expect(rows.map((cells) => cells[at])).toEqual(lines);
    }
  });
});
