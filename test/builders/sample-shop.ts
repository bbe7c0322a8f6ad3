import { contentIn } from "@/lib/content";
import type { PictureName } from "@/lib/content/facts/sample-pictures";
import { EXAMPLE_DUES } from "@/lib/content/facts/tool-examples";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { dayAfter, indianDay, writtenDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import { duesIn as readDues } from "@/lib/domain/tools/dues";
import { lineText } from "@/lib/domain/tools/lines";
import { sumOf } from "@/lib/domain/tools/tools";
import type { ReportDocument } from "@/lib/server/pdf/report-document";
import { sha256 } from "@/lib/server/core/sha256";
import { aReport } from "./report-documents";

/** The made-up shop's answers on day 90; those of day 1 are the sample answers. */
export const ANSWERS_LATER: CompleteAnswers = {
  ...SAMPLE_ANSWERS,
  o1: "maybe",
  g4: "maybe",
  g5: "no",
};

const DAY_1 = Date.parse("2026-08-03T06:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the three oldest have paid by day 7, and on which day they promised the rest. */
const PAID = [
  { paid: 1400, promised: 15 },
  { paid: 2500, promised: 13 },
  { paid: 6000, promised: 18 },
] as const;

/** Price, GST (not registered), cost, delivery, commission, and pieces a month. */
const ITEMS = [
  { en: "Atta 5 kg", hi: "आटा 5 किलो", figures: [260, 0, 248, 2, 0, 120] },
  { en: "Dal 1 kg", hi: "दाल 1 किलो", figures: [140, 0, 118, 2, 0, 80] },
  { en: "Pickle", hi: "अचार", figures: [120, 0, 77, 2, 1, 30] },
  { en: "Oil 1 L", hi: "तेल 1 लीटर", figures: [165, 0, 152, 2, 0, 60] },
  { en: "Tea 250 g", hi: "चाय 250 ग्राम", figures: [140, 0, 122, 2, 0, 50] },
] as const;

const written = (n: number): string => n.toLocaleString("en-IN");

/** "15 Aug": a day of the example. */
const dayIn = (lang: Lang, day: number): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, {
    day: "numeric",
    month: "short",
    timeZone: "Asia/Kolkata",
  }).format(DAY_1 + (day - 1) * DAY_MS);

/** Who owes how much on day 7, since how many days, and paid how much, as it is typed into the tool. */
export const duesIn = (lang: Lang) =>
  EXAMPLE_DUES.map((line, at) => {
    const part = PAID[at];
    return {
      ...line,
      customer: contentIn(lang).tools.customers[at]!,
      due: written(Number(line.due)),
      since: writtenDay(dayAfter(indianDay(DAY_1), 6 - Number(line.days))),
      paid: part ? written(part.paid) : "",
      promised: part ? dayIn(lang, part.promised) : "",
    };
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** In rupees. */
export const DUES_SUMS = {
  due: sum(EXAMPLE_DUES.map(({ due }) => Number(due))),
  paid: sum(PAID.map(({ paid }) => paid)),
};

/** What each item leaves, a piece and a month. */
export const marginsIn = (lang: Lang) =>
  ITEMS.map(({ figures, ...names }) => {
    const [price, gst, cost, delivery, commission, sold] = figures;
    const left = price - gst - cost - delivery - commission;
    const ofPiece = { price, gst, cost, delivery, commission, left };
    return { item: names[lang], ...ofPiece, sold, leftAMonth: left * sold };
  });

/** What a picture of a tool shows: its words, its columns, what is in the cells, and its sum. */
const FILLED = {
  "dues-sheet": (lang: Lang) => {
    const { all, dues: list, form } = contentIn(lang).tools;
    const { question, lead, lines, rule } = all.udhaar;
    const { columns } = list;
    const names = Object.keys(columns) as (keyof typeof columns)[];
    const dues = duesIn(lang);
    return {
      words: { question, lead, rule, sum: form.sum },
      columns: Object.values(columns),
      cells: dues.map((line) => names.map((name) => line[name])),
      sum: sumOf("udhaar", {}, readDues(dues)).lines.map((line) => [
        lines[line.name]!,
        lineText(line),
      ]),
    };
  },
  "margin-sheet": (lang: Lang) => {
    const { all, items } = contentIn(lang).tools;
    const { question, lead } = all.margin;
    return {
      words: { question, lead },
      columns: items,
      cells: marginsIn(lang).map(({ item, ...figures }) => [
        item,
        ...Object.values(figures).map(written),
      ]),
      sum: [],
    };
  },
} as const satisfies Partial<Record<PictureName, unknown>>;

export const filledTool = (lang: Lang, name: keyof typeof FILLED) => FILLED[name](lang);

/** The shop's report of day 1. */
export const reportOfDay1 = (lang: Lang): ReportDocument =>
  aReport(lang, { shop: contentIn(lang).result.sheet.sampleShop, finishedAt: DAY_1 });

/** A short hash of what a picture shows; it is in the picture's file, so that a test sees an outdated one. */
export const markOf = (lang: Lang, picture: PictureName): string => {
  const { health, areas, plan, title, ourName, shop, date } = reportOfDay1(lang);
  const shown =
    picture === "report"
      ? { health, areas, plan, title, ourName, shop, date }
      : filledTool(lang, picture);
  return sha256(JSON.stringify(shown)).slice(0, 16);
};
