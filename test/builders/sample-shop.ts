import { contentIn } from "@/lib/content";
import type { SheetId } from "@/lib/content/blog/sheet-facts";
import type { PictureName } from "@/lib/content/facts/sample-pictures";
import type { PostSlug } from "@/lib/content/facts/post-facts";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import type { Lang } from "@/lib/domain/core/languages";
import type { ReportDocument } from "@/lib/server/pdf/document";
import { sha256 } from "@/lib/server/core/sha256";
import { aReport } from "./report-documents";

/** The made-up shop's answers on day 90; those of day 1 are the sample answers. */
export const ANSWERS_LATER: CompleteAnswers = {
  ...SAMPLE_ANSWERS,
  ...{ o1: "maybe", g4: "maybe", g5: "no" },
};

const DAY_1 = Date.parse("2026-08-03T06:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
/** The day on which the dues sheet is filled. */
const DUES_DAY = 7;

const WORDS = {
  en: {
    total: "Total",
    phone: "saved",
    soft: "soft",
    firm: "firm",
    oil: "Oil 1 L",
    tea: "Tea 250 g",
  },
  hi: {
    total: "कुल",
    phone: "सेव है",
    soft: "नरम",
    firm: "सख़्त",
    oil: "तेल 1 लीटर",
    tea: "चाय 250 ग्राम",
  },
} as const;

/** What the three oldest have paid, on which day they promised the rest, and which message went last. */
const PAID = [
  { paid: 1400, promised: 15, message: "soft" },
  { paid: 2500, promised: 13, message: "soft" },
  { paid: 6000, promised: 18, message: "firm" },
] as const;

/** Price, GST (not registered), cost, delivery, commission, and pieces a month of what the post does not name. */
const MORE_ITEMS = { oil: [165, 0, 152, 2, 0, 60], tea: [140, 0, 122, 2, 0, 50] } as const;

/** The first table of a post: the example's shop is the one of the posts. */
const rowsOf = (lang: Lang, slug: PostSlug) => {
  for (const block of contentIn(lang).blog.posts[slug].body)
    if (typeof block === "object" && "table" in block) return block.table;
  throw new Error(`${slug} has no table`);
};

const numberIn = (text = ""): number => Number(text.replace(/\D/g, ""));
const written = (n: number): string => n.toLocaleString("en-IN");

/** "9 Aug": a day of the example; before day 1 it is 0 or less. */
const dayIn = (lang: Lang, day: number): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, {
    ...{ day: "numeric", month: "short", timeZone: "Asia/Kolkata" },
  }).format(DAY_1 + (day - 1) * DAY_MS);

/** Who owes how much, since how many days, and paid how much by day 7. */
export const duesIn = (lang: Lang) =>
  rowsOf(lang, "udhaar-7-day-plan")
    .rows.slice(0, -1)
    .map(([customer = "", due, days], at) => ({
      ...{ customer, due: numberIn(due), days: numberIn(days), paid: 0 },
      ...PAID[at],
    }));

/** What each item leaves, a piece and a month. */
export const marginsIn = (lang: Lang) => {
  const { head, rows } = rowsOf(lang, "margin-sheet-slow-months");
  const inPost = head.slice(1).map((item, at) => {
    const column = rows.map((row) => numberIn(row[at + 1]));
    return { item, figures: [...column.slice(0, 5), column[6]!] };
  });
  const more = Object.entries(MORE_ITEMS).map(([key, figures]) => ({
    item: WORDS[lang][key as keyof typeof MORE_ITEMS],
    figures: [...figures],
  }));
  return [...inPost, ...more].map(({ item, figures }) => {
    const [price = 0, gst = 0, cost = 0, delivery = 0, commission = 0, sold = 0] = figures;
    const left = price - gst - cost - delivery - commission;
    return { item, price, gst, cost, delivery, commission, left, sold, leftAMonth: left * sold };
  });
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** The sums of the dues sheet. */
export const duesSums = (lang: Lang) => {
  const dues = duesIn(lang);
  return { due: sum(dues.map(({ due }) => due)), paid: sum(dues.map(({ paid }) => paid)) };
};

/** The lines of a sheet as the shop has filled them, cell for cell. */
const CELLS = {
  "dues-sheet": (lang: Lang): string[][] => {
    const words = WORDS[lang];
    const { due, paid } = duesSums(lang);
    const line = (one: ReturnType<typeof duesIn>[number]) => [
      ...[one.customer, words.phone, written(one.due), dayIn(lang, DUES_DAY - one.days)],
      ...[written(one.days), one.paid > 0 ? written(one.paid) : ""],
      ...("promised" in one ? [dayIn(lang, one.promised), words[one.message]] : ["", ""]),
    ];
    return [...duesIn(lang).map(line), [words.total, "", written(due), "", "", written(paid)]];
  },
  "margin-sheet": (lang: Lang): string[][] =>
    marginsIn(lang).map(({ item, ...figures }) => [item, ...Object.values(figures).map(written)]),
} as const satisfies Partial<Record<SheetId, unknown>>;

export const FILLED_SHEETS = Object.keys(CELLS) as (keyof typeof CELLS)[];

/** A sheet's words, and what is written into its cells. */
export const filledSheet = (lang: Lang, id: keyof typeof CELLS) => ({
  words: contentIn(lang).sheets.all[id],
  cells: CELLS[id](lang),
});

/** The shop's report of day 1. */
export const reportOfDay1 = (lang: Lang): ReportDocument =>
  aReport(lang, { shop: contentIn(lang).result.sheet.sampleShop, finishedAt: DAY_1 });

/** A short hash of what a picture shows; it is in the picture's file, so that a test sees an outdated one. */
export const markOf = (lang: Lang, picture: PictureName): string => {
  const { health, areas, plan, title, ourName, shop, date } = reportOfDay1(lang);
  const shown =
    picture === "report"
      ? { health, areas, plan, title, ourName, shop, date }
      : filledSheet(lang, picture);
  return sha256(JSON.stringify(shown)).slice(0, 16);
};
