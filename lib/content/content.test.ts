// holds: #languages, #words, #standard-analysis
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { adviceText } from "@/lib/domain/advice/advice-text";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { CONCERN_PAIRS } from "@/lib/domain/check/concern-pairs";
import DEFAULT_PACKAGES from "./facts/default-packages.json" with { type: "json" };
import { contentIn } from "./index";

/** Names, and words every shopkeeper writes in Latin letters, which Hindi keeps as they are. */
const NAMES = new RegExp(
  `\\b(?:${[
    ...DEFAULT_PACKAGES.map(({ resultName }) => resultName),
    "BizGrow( Complete Package)?|Customer Research & Brand Foundation Pack",
    "Strategic Growth Planning & Implementation Suite",
    "npm run doctor|WhatsApp( Business| Status)?|Google( Maps| Sheets| Contacts)?|Excel|Outlook|Vyapar|Instagram|Facebook|LinkedIn|YouTube|JavaScript",
    "English|Chrome|CERT-In|Firebase|Groq(, Inc)?|Udyam|AI|GST|UPI|CA|RBI|MSMED|TCS|TDS|QR|PIN|SMS|EMI|ITR|PAN|FAQ|PDF|CSV|RSS|OTP|Esc|[YMN]",
  ].join("|")})\\b`,
  "g",
);

/** Pictures are the same in both; blog.test.ts checks them. */
const IN_BOTH_LANGUAGES = /\/picture\/file$/;

type Texts = Readonly<Record<string, string>>;

/** Every text under its path, such as "quiz/question/answers/yes". */
const textsIn = (value: unknown, path: string): [string, unknown][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
    : [[path, value]];

const filesOf = (lang: Lang) =>
  readdirSync(join(__dirname, lang)).filter((name) => !/^index\.|\.test\./.test(name));

const textsOf = async (lang: Lang): Promise<Texts> => {
  const texts = await Promise.all(
    filesOf(lang).map(async (name) => textsIn({ ...(await import(`./${lang}/${name}`)) }, name)),
  );
  return Object.fromEntries(
    texts.flat().filter(([path]) => !IN_BOTH_LANGUAGES.test(path)),
  ) as Texts;
};

let en: Texts;
let hi: Texts;
beforeAll(async () => {
  en = await textsOf("en");
  hi = await textsOf("hi");
});

/** The paths at which a rule is broken. */
const pathsWhere = (texts: Texts, isBroken: (text: string, path: string) => boolean) =>
  Object.entries(texts)
    .filter(([path, text]) => isBroken(text, path))
    .map(([path, text]) => `${path}: ${text}`);

const found = (text: string | undefined, pattern: RegExp) =>
  [...(text ?? "").matchAll(pattern)].map(([match]) => match).toSorted();

/** Without names, holes, the paths of links in posts, short words of quick replies (/rate) and a web address. */
const withoutNames = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, " ")
    .replace(/(?<=^|\s)\/[a-z]+\b/g, " ")
    .replace(/\bodr\.msme\.gov\.in\b/g, " ")
    .replace(NAMES, " ")
    .replace(/\{\w+\}/g, " ");

test("both languages have the same files and the same keys", () => {
  expect(filesOf("en").length).toBeGreaterThan(3);
  expect(filesOf("hi")).toEqual(filesOf("en"));
  expect(Object.keys(hi).toSorted()).toEqual(Object.keys(en).toSorted());
});

test("content is texts and nothing else, none of them empty or left over", () => {
  for (const texts of [en, hi]) {
    expect(pathsWhere(texts, (text) => typeof text !== "string")).toEqual([]);
    expect(pathsWhere(texts, (text) => text.trim() === "" || text !== text.trim())).toEqual([]);
    expect(
      pathsWhere(texts, (text) =>
        /lorem|ipsum|todo|fixme|xxx|undefined|\[object|\u0000|\ufffd/i.test(text),
      ),
    ).toEqual([]);
  }
});

test("a text has the same holes in both languages", () => {
  const holes = /\{[^}]*\}?|%s/g;
  expect(
    pathsWhere(en, (text, path) => `${found(text, holes)}` !== `${found(hi[path], holes)}`),
  ).toEqual([]);
  for (const texts of [en, hi])
    expect(pathsWhere(texts, (text) => /[{}]/.test(text.replace(/\{\w+\}/g, "")))).toEqual([]);
});

test("amounts of money are the same in both languages", () => {
  const amounts = /₹\s?[\d,]+|[\d,]+\s?(?:रुपये|रुपए|rupees)/gi;
  const inNumbers = (text: string | undefined) =>
    found(text, amounts).map((one) => one.replace(/\D/g, ""));
  expect(pathsWhere(en, (text, path) => `${inNumbers(text)}` !== `${inNumbers(hi[path])}`)).toEqual(
    [],
  );
  for (const texts of [en, hi])
    expect(pathsWhere(texts, (text) => /\bRs\b|\bINR\b/i.test(text))).toEqual([]);
});

test("Hindi is written in Devanagari, but for names", () => {
  expect(
    pathsWhere(
      hi,
      (text) => /\p{L}/u.test(withoutNames(text)) && !/\p{Script=Devanagari}/u.test(text),
    ),
  ).toEqual([]);
});

test("no Hindi text contains English", () => {
  expect(
    pathsWhere(hi, (text) => /[A-Za-z]{2,}[\s,;:.'-]+[A-Za-z]{2,}/.test(withoutNames(text))),
  ).toEqual([]);
});

test("Hindi uses the digits of the prices and phones, and one spelling of the full stop", () => {
  expect(pathsWhere(hi, (text) => /[०-९]/.test(text))).toEqual([]);
  expect(pathsWhere(hi, (text) => /\p{Script=Devanagari}\.(\s|$)/u.test(text))).toEqual([]);
});

test("no English text contains Devanagari, but for the language's name", () => {
  expect(
    pathsWhere(en, (text) => /\p{Script=Devanagari}/u.test(text.replaceAll(/हिंदी|हिन्दी/g, ""))),
  ).toEqual([]);
});

test("contentIn gives each language its own words", () => {
  expect(contentIn("en").areas.bands.good).toBe("Good Performance");
  expect(contentIn("hi").areas.bands.good).toMatch(/\p{Script=Devanagari}/u);
  const keysOf = (lang: Lang) => textsIn(contentIn(lang), "").map(([path]) => path);
  expect(keysOf("hi")).toEqual(keysOf("en"));
});

test("the standard advice keeps the rules the AI's must keep: no figures promised, no links", () => {
  for (const lang of LANGS) {
    const { insights, pairs, healthy } = contentIn(lang).analysis;
    const advice = textsIn({ insights, pairs, healthy }, lang) as [string, string][];
    expect(advice).toHaveLength(15 + CONCERN_PAIRS.length + 4);
    expect(advice.filter(([, text]) => adviceText(text, lang, "") !== text)).toEqual([]);
  }
});

test("a remark is one sentence of at most 20 words", () => {
  for (const lang of LANGS) {
    const { insights, pairs } = contentIn(lang).analysis;
    const remarks = textsIn({ insights, pairs }, lang) as [string, string][];
    const isLong = (text: string) => text.split(/\s+/).length > 20;
    const isSeveral = (text: string) => /[.!?।]\s/.test(text);
    expect(remarks.filter(([, text]) => isLong(text) || isSeveral(text))).toEqual([]);
  }
});

test("no two texts of the advice are the same", () => {
  for (const lang of LANGS) {
    const { insights, pairs, steps, findOut, healthy, timeline } = contentIn(lang).analysis;
    const finds = Object.values(findOut).map(({ step }) => step);
    const all = textsIn({ insights, pairs, steps, finds, healthy, timeline }, lang);
    expect(new Set(all.map(([, text]) => text)).size).toBe(all.length);
  }
});
