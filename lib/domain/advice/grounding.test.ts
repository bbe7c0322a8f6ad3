import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { contentIn } from "@/lib/content";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import { ANSWERS, type CompleteAnswers } from "@/lib/domain/check/answers";
import { groundedAnalysis, type Grounds } from "./grounding";
import { LANGS } from "@/lib/domain/core/languages";
import { quizResult } from "@/lib/domain/check/scoring";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const grounds = (answers: CompleteAnswers, lang: Grounds["lang"] = "en"): Grounds => ({
  answers,
  lang,
  standard: standardAnalysis(answers, quizResult(answers), contentIn(lang).analysis),
  instructions: "You advise owners of small Indian businesses: shops, salons.",
});

const allNo = Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"])) as CompleteAnswers;
/** Concerns: b1, g4 and o5. */
const SHOP = grounds({ ...allNo, b1: "yes", g4: "maybe", o5: "yes" });

const REPLY = {
  recommendedPackage: "Free Gold Package",
  confidence: 82,
  insights: [
    { text: "Customers compare you on price only.", questionIds: ["b1"] },
    { text: "Late replies lose ready buyers.", questionIds: ["g4"] },
    { text: "Without a plan every day rules itself.", questionIds: ["o5", "b1"] },
  ],
  nextSteps: ["Ask three customers today.", "Reply twice a day.", "Write three goals."],
  timeline: "Start today and look again in four weeks.",
  keyFindings: ["Most concerns are about being chosen.", "The first steps cost nothing."],
};

const grounded = (change: object = {}) => groundedAnalysis({ ...REPLY, ...change }, SHOP);

test("a good reply is shown as it came, but for the package, which is ours", () => {
  expect(grounded()).toEqual({
    ...REPLY,
    insights: REPLY.insights.map(({ text }) => text),
    insightIds: [],
    nextStepIds: [],
    recommendedPackage: SHOP.standard.recommendedPackage,
  });
});

test.each([
  ["of an answer that was no", ["b2"]],
  ["of a concern and an answer that was no", ["b1", "b2"]],
  ["of no question", []],
  ["of an unknown question", ["zz"]],
  ["of a question of the wider table", ["b6"]],
  ["of something that is no id", [7]],
  ["without ids", undefined],
])("an insight %s is dropped, and a standard one takes its place", (_, questionIds) => {
  const [first, second, third] = REPLY.insights;
  const found = grounded({ insights: [{ ...first, questionIds }, second, third] })!;
  expect(found.insights).toEqual([second!.text, third!.text, SHOP.standard.insights[0]]);
});

test("one id may stand without a list", () => {
  const insights = [{ text: "Late replies lose buyers.", questionIds: "g4" }];
  expect(grounded({ insights })?.insights).toEqual([
    "Late replies lose buyers.",
    ...SHOP.standard.insights.slice(0, 2),
  ]);
});

test("a standard insight that the AI repeats is not shown twice", () => {
  const [own] = SHOP.standard.insights;
  const found = grounded({ insights: [{ text: own, questionIds: ["b1"] }] })!;
  expect(found.insights).toEqual(SHOP.standard.insights.slice(0, 3));
});

test.each([
  ["no object", null],
  ["a list", []],
  ["a text", "Start today."],
])("%s is no reply", (_, reply) => expect(groundedAnalysis(reply, SHOP)).toBeNull());

test.each([
  [{ insights: [] }],
  [{ insights: undefined }],
  [{ insights: "Late replies lose buyers." }],
  [{ insights: ["Late replies lose buyers."] }],
  [{ insights: [{ text: { en: "Late replies" }, questionIds: ["g4"] }] }],
  [{ insights: [{ text: "Call 98765 43210 now.", questionIds: ["g4"] }] }],
  [{ confidence: null }],
  [{ confidence: "high" }],
  [{ confidence: [82] }],
  [{ confidence: Infinity }],
])("%j leaves nothing to stand on", (change) => expect(grounded(change)).toBeNull());

test.each([
  [82, 82],
  ["95%", 95],
  [" 95 ", 95],
  ["82.5 %", 83],
  [950, 100],
  [-1, 0],
  [0, 0],
  [0.85, 85],
  [1, 1],
  [100, 100],
])("a confidence of %j is read as %d", (confidence, expected) =>
  expect(grounded({ confidence })?.confidence).toBe(expected),
);

test("at most four of each, none twice, and the unfit left out", () => {
  const steps = ["Step one today.", "Step one today.", "See www.evil.example now.", 7, null];
  const more = ["Step two today.", "Step three today.", "Step four today.", "Step five today."];
  const found = grounded({ nextSteps: [...steps, ...more], keyFindings: [...more, ...more] })!;
  expect(found.nextSteps).toEqual(["Step one today.", ...more.slice(0, 3)]);
  expect(found.keyFindings).toEqual(more);
});

test("what is missing or unfit comes from the standard analysis", () => {
  const found = grounded({ nextSteps: undefined, timeline: ["today"], keyFindings: null })!;
  expect(found.nextSteps).toEqual(SHOP.standard.nextSteps.slice(0, 3));
  expect(found.timeline).toBe(SHOP.standard.timeline);
  expect(found.keyFindings).toEqual(SHOP.standard.keyFindings.slice(0, 2));
});

test("a single finding becomes a list", () => {
  const found = grounded({ keyFindings: "The first steps cost nothing." })!;
  expect(found.keyFindings).toEqual([
    "The first steps cost nothing.",
    SHOP.standard.keyFindings[0],
  ]);
});

describe("any reply to any check", () => {
  const text = fc.oneof(
    anyText(),
    fc.constantFrom("Start today, please.", "आज ही शुरू करें।", "Call 98765 43210", "Grow 40%"),
  );
  const id = fc.oneof(fc.constantFrom(...QUESTION_IDS), fc.string());
  const insight = fc.record({ text, questionIds: fc.oneof(id, fc.array(id, { maxLength: 2 })) });
  const likely = fc.record(
    {
      confidence: fc.oneof(fc.integer(), fc.double(), fc.constant("95%")),
      insights: fc.array(fc.oneof({ weight: 5, arbitrary: insight }, fc.jsonValue())),
      nextSteps: fc.oneof(fc.array(text), fc.jsonValue()),
      timeline: fc.oneof(text, fc.jsonValue()),
      keyFindings: fc.oneof(fc.array(text), fc.jsonValue()),
      recommendedPackage: text,
    },
    { requiredKeys: ["confidence", "insights"] },
  );
  const answers = fc
    .array(fc.constantFrom(...ANSWERS), { minLength: 15, maxLength: 15 })
    .map(
      (all) => Object.fromEntries(QUESTION_IDS.map((one, at) => [one, all[at]])) as CompleteAnswers,
    );
  const isList = (list: readonly string[], least: number, most: number) =>
    list.length >= least &&
    list.length <= most &&
    new Set(list).size === list.length &&
    list.every((one) => one.length > 0 && one.length <= 300 && !/https?:|[<>@]|\d{7}/.test(one));

  test("gives a valid analysis or none, and never throws", () => {
    const given: number[] = [];
    const replies = fc.oneof({ weight: 4, arbitrary: likely }, fc.jsonValue(), fc.anything());
    fc.assert(
      fc.property(replies, answers, fc.constantFrom(...LANGS), (reply, own, lang) => {
        const found = groundedAnalysis(reply, grounds(own, lang));
        if (!found) return;
        given.push(1);
        expect(found.recommendedPackage).toBe(quizResult(own).recommendation.recommendedPackage);
        expect(Number.isInteger(found.confidence)).toBe(true);
        expect(found.confidence).toBeGreaterThanOrEqual(0);
        expect(found.confidence).toBeLessThanOrEqual(100);
        expect(isList(found.insights, 1, 4)).toBe(true);
        expect(isList(found.nextSteps, 1, 4)).toBe(true);
        expect(isList(found.keyFindings, 1, 4)).toBe(true);
        expect(isList([found.timeline], 1, 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(given.length).toBeGreaterThan(20);
  });
});
