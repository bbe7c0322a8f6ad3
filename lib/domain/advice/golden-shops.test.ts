// holds: #ai-advice
import { readFileSync } from "node:fs";
import { contentIn } from "@/lib/content";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import type { Answer, CompleteAnswers } from "@/lib/domain/check/answers";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { quizResult } from "@/lib/domain/check/scoring";
import { groundedAnalysis } from "./grounding";
import { promptFor } from "./prompt";

/** A hand-written sentence, and whether the checks are to show it. */
type Written = {
  mark: "+" | "-" | "~";
  reason: string;
  ids: string[];
  text: string;
};
type Shop = { name: string; lang: Lang; answers: CompleteAnswers; written: Written[] };

const idsIn = (text: string): string[] => text.match(/\b[bgo]\d\b/g) ?? [];

const writtenIn = (line: string): Written => {
  const [, sign, reason = "", ids = "", text = ""] = /^([+~-]) (?:([^|]+) \| )?([^:]*): (.*)$/.exec(
    line,
  )!;
  return {
    mark: sign as Written["mark"],
    reason,
    ids: idsIn(ids),
    text: text.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    ),
  };
};

const shopIn = (block: string): Shop => {
  const [head, ...lines] = block.trim().split("\n");
  const [, lang, name, yes, maybe] = /^(en|hi) \| (.*) \| yes: (.*) \| maybe:(.*)$/.exec(head!)!;
  const answersOf = (ids: string, answer: Answer) =>
    Object.fromEntries(idsIn(ids).map((id) => [id, answer]));
  return {
    name: `${lang} ${name}`,
    lang: lang as Lang,
    answers: answersOfAll("no", { ...answersOf(yes!, "yes"), ...answersOf(maybe!, "maybe") }),
    written: lines.map(writtenIn),
  };
};

const shops = readFileSync("test/fixtures/golden-shops.txt", "utf8")
  .split(/^== /m)
  .slice(1)
  .map(shopIn);

/** What is shown of a reply with these sentences. */
const shownOf = ({ answers, lang }: Shop, written: readonly Written[]) => {
  const result = quizResult(answers);
  const words = contentIn(lang).analysis;
  const { wording } = contentIn("en").questions;
  const { system } = promptFor({ answers, result, profile: {}, lang }, { wording, words });
  const reply = {
    confidence: 82,
    insights: written.map(({ text, ids }) => ({ text, questionIds: ids })),
  };
  const standard = standardAnalysis(answers, result, words);
  const analysis = groundedAnalysis(reply, { answers, lang, standard, instructions: system });
  const said = new Set(written.map(({ text }) => text));
  // What is missing is filled up with standard advice.
  return analysis ? analysis.insights.filter((text) => said.has(text)) : [];
};

const ofMark = ({ written }: Shop, mark: Written["mark"]) =>
  written.filter((one) => one.mark === mark);

test("there are 40 shops in both languages, each with good and bad sentences", () => {
  expect(shops).toHaveLength(40);
  for (const lang of LANGS) expect(shops.filter((shop) => shop.lang === lang)).toHaveLength(20);
  for (const shop of shops) {
    expect(ofMark(shop, "+").length).toBeGreaterThanOrEqual(1);
    expect(ofMark(shop, "-").length + ofMark(shop, "~").length).toBeGreaterThanOrEqual(2);
  }
});

test.each(shops.map((shop) => [shop.name, shop] as const))(
  "%s: a good reply is shown as it is",
  (_, shop) => {
    const good = ofMark(shop, "+");
    expect(shownOf(shop, good)).toEqual(good.map(({ text }) => text));
  },
);

test.each(
  shops.flatMap((shop) =>
    [...ofMark(shop, "-"), ...ofMark(shop, "~")].map(
      (bad) => [`${shop.name}: ${bad.reason}`, shop, bad] as const,
    ),
  ),
)("%s", (_, shop, bad) => {
  const shown = shownOf(shop, [bad, ...ofMark(shop, "+")]);
  // A bad sentence costs itself only: the good ones are still there.
  expect(shown.includes(bad.text)).toBe(bad.mark === "~");
  if (bad.mark === "-") expect(shown).toEqual(ofMark(shop, "+").map(({ text }) => text));
});
