// holds: #example
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { quizResult } from "@/lib/domain/check/scoring";
import { planOf } from "@/lib/domain/check/plan";
import { inRupees } from "@/lib/domain/core/fill";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { LANGS } from "@/lib/domain/core/languages";
import { duesIn as readDues } from "@/lib/domain/tools/dues";
import { wrongInDue } from "@/lib/domain/tools/kept-dues";
import { sumOf } from "@/lib/domain/tools/tools";
import {
  ANSWERS_LATER,
  DUES_SUMS,
  duesIn,
  filledTool,
  marginsIn,
  markOf,
} from "@/test/builders/sample-shop";
import { contentIn } from "./index";
import { PICTURE, PICTURES, picturePath } from "./facts/sample-pictures";

const MOST_BYTES = 25 * 1024;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The numbers of a text as they are written, in order. */
const numbersIn = (text: string) => text.match(/₹?\d(?:[\d,]*\d)?/g) ?? [];

describe.each(LANGS)("in %s", (lang) => {
  const { example } = contentIn(lang).home;
  const { alt } = example.pictures;
  const [first, week, weeks, last] = example.days;
  const names = { en: ["made-up", "Asha General Store"], hi: ["काल्पनिक", "आशा जनरल स्टोर"] }[lang];

  test("the heading says that the shop is made up, and names the shop of the sample result", () => {
    const [madeUp = "", name = ""] = names;
    const [head = "", rest = ""] = example.title.split(": ");
    expect(head.toLowerCase()).toContain(madeUp);
    expect(rest).toContain(name);
    expect(contentIn(lang).result.sheet.sampleShop).toContain(name);
    expect(example.pictures.caption).toContain(madeUp);
  });

  test("scores, grades and changed answers are what the check computes", () => {
    for (const [day, answers] of [
      [first!, SAMPLE_ANSWERS],
      [last!, ANSWERS_LATER],
    ] as const) {
      const { healthScore, grade } = quizResult(answers);
      expect(numbersIn(day.did)).toContain(String(healthScore));
      expect(day.did).toMatch(new RegExp(`(grade|ग्रेड) ${grade.replace("+", "\\+")}[.।]`));
      if (day === first) expect(alt.report).toContain(`${healthScore}`);
    }
    const lost = sum(quizResult(SAMPLE_ANSWERS).sectionScores.map(({ score }) => score));
    const { healthScore, grade } = quizResult(SAMPLE_ANSWERS);
    const rule = contentIn(lang).method.score.points.at(-1);
    expect(rule).toContain(`: ${15 - lost} ÷ 15 × 100 = ${healthScore},`);
    expect(rule).toContain(grade);
    const changed = QUESTION_IDS.filter((id) => ANSWERS_LATER[id] !== SAMPLE_ANSWERS[id]);
    expect(changed).toHaveLength(3);
    expect(last!.then).toMatch(/^(Three|तीन)/);
  });

  test("its three steps are the plan of day 1: dues, replies, margins", () => {
    expect(planOf(SAMPLE_ANSWERS).map(({ questionId }) => questionId)).toEqual(["o1", "g4", "g5"]);
  });

  test("the dues add up as the tool adds them, and are promised for days after day 7", () => {
    const { due, paid } = DUES_SUMS;
    const dues = duesIn(lang);
    expect(dues.map((one) => one.due)).toEqual(["4,200", "7,500", "12,000", "2,300", "1,000"]);
    expect(dues.map((one) => one.days)).toEqual(["96", "71", "48", "20", "12"]);
    expect(dues.filter((one) => one.paid)).toHaveLength(3);
    expect(dues.flatMap((one) => wrongInDue(one, "2026-08-09"))).toEqual([]);
    const [total, old] = sumOf("udhaar", {}, readDues(dues)).lines;
    expect(total).toMatchObject({ name: "total", value: (due - paid) * 100 });
    expect(old).toMatchObject({ name: "old", value: (4200 + 7500 + 12000 - paid) * 100 });
    expect(numbersIn(week!.did)).toEqual([inRupees(due)]);
    expect(numbersIn(week!.then)).toEqual([inRupees(paid)]);
    expect(numbersIn(alt["dues-sheet"])).toEqual([due, paid, due - paid].map(inRupees));
    const promised = filledTool(lang, "dues-sheet").cells.map((cells) => cells.at(-1));
    expect(promised).toEqual(
      { en: ["17 Aug", "15 Aug", "20 Aug"], hi: ["17 अग॰", "15 अग॰", "20 अग॰"] }[lang].concat(
        "",
        "",
      ),
    );
  });

  test("each item leaves what the tool says, and what is said of them is so", () => {
    const margins = marginsIn(lang);
    expect(margins).toHaveLength(5);
    for (const { price, gst, cost, delivery, commission, left, sold, leftAMonth } of margins) {
      expect(gst).toBe(0);
      const typed = { gst: "unregistered", price, cost, delivery };
      const percent = ((commission / price) * 100).toFixed(2);
      const texts = Object.entries({ ...typed, commission: percent }).map(
        ([name, value]): [string, string] => [name, String(value)],
      );
      const { lines } = sumOf("margin", Object.fromEntries(texts));
      expect(lines.find(({ name }) => name === "left")?.value).toBe(left * 100);
      expect(leftAMonth).toBe(left * sold);
    }
    const [atta, dal, pickle] = margins;
    expect(numbersIn(weeks!.did)).toEqual([String(pickle!.sold), String(atta!.sold)]);
    expect(pickle!.leftAMonth).toBe(atta!.leftAMonth);
    const most = Math.max(...margins.map(({ leftAMonth }) => leftAMonth));
    expect(dal!.leftAMonth).toBe(most);
    expect(numbersIn(alt["margin-sheet"])).toEqual([inRupees(most)]);
  });

  test.each(PICTURES)(
    "the picture of the %s is small, and shows what it shows now",
    async (name) => {
      for (const width of [PICTURE.width / 2, PICTURE.width]) {
        const bytes = readFileSync(`public${picturePath(lang, name, width)}`);
        expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
        const { exif, height, width: across } = await sharp(bytes).metadata();
        expect([across, height]).toEqual([width, (width * PICTURE.height) / PICTURE.width]);
        // Else it is to be made again: test/support/sample-pictures.ts.
        expect(exif?.toString("latin1")).toContain(markOf(lang, name));
      }
      expect(alt[name].length).toBeGreaterThan(50);
    },
  );
});
