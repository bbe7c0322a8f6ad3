import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { contentIn } from "@/lib/content";
import {
  recommendedName,
  STANDARD_CONFIDENCE,
  standardAnalysis,
} from "@/lib/domain/check/analysis";
import { type Answer, ANSWERS, type CompleteAnswers, concernsOf } from "@/lib/domain/check/answers";
import { groundedAnalysis, type Grounds, isAboutNo, isAboutOther } from "./grounding";
import { LANGS } from "@/lib/domain/core/languages";
import { quizResult } from "@/lib/domain/check/scoring";
import { planOf } from "@/lib/domain/check/plan";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { CONCERN_PAIRS, questionsOf } from "@/lib/domain/check/concern-pairs";

// holds: #ai-advice

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
    { text: "Slow answers lose ready buyers.", questionIds: ["g4"] },
    { text: "With no plan on paper every day rules itself.", questionIds: ["o5", "b1"] },
  ],
  nextSteps: (["b1", "g4", "o5"] as const).map((questionId, at) => ({
    text: `Word ${at} for this shop today.`,
    questionId,
  })),
  timeline: "Start today and look again in four weeks.",
  keyFindings: ["Most concerns are about being chosen.", "The first steps cost nothing."],
};

const grounded = (change: object = {}) => groundedAnalysis({ ...REPLY, ...change }, SHOP);

test("a good reply is shown unchanged, except for the package, which is ours", () => {
  expect(grounded()).toEqual({
    ...REPLY,
    insights: REPLY.insights.map(({ text }) => text),
    insightIds: REPLY.insights.map(({ questionIds }) => ({ questionIds })),
    nextSteps: REPLY.nextSteps.map(({ text }) => text),
    recommendedPackage: SHOP.standard.recommendedPackage,
  });
});

test("an insight that names only the subject of another question is dropped", () => {
  const own = grounds({ ...allNo, o1: "yes", g4: "yes", b4: "yes" });
  const of = (text: string, questionIds: string[]) =>
    groundedAnalysis({ ...REPLY, insights: [{ text, questionIds }] }, own)?.insights ?? [];
  const text = "Few new reviews make the shop look quiet.";
  expect(of(text, ["b4"])).toContain(text);
  expect(of(text, ["o1", "b4"])).toContain(text);
  expect(of(text, ["o1"])).not.toContain(text);
});

describe("an insight", () => {
  test.each([
    ["for an answer that was no", ["b2"]],
    ["for a concern and an answer that was no", ["b1", "b2"]],
    ["for no question", []],
    ["for an unknown question", ["zz"]],
    ["for a question of the wider table", ["b6"]],
    ["for something that is no id", [7]],
    ["without ids", undefined],
  ])("%s is dropped, and a standard one takes its place", (_, questionIds) => {
    const [first, second, third] = REPLY.insights;
    const found = grounded({ insights: [{ ...first, questionIds }, second, third] })!;
    expect(found.insights).toEqual([second!.text, third!.text, SHOP.standard.insights[0]]);
    // It is ours: tied to no answer, it is not shown as the AI's.
    expect(found.insightIds.at(-1)).toEqual({ questionIds: [] });
  });

  test("may have one id without a list, and an id twice counts once", () => {
    const insights = [
      { text: "Slow answers lose buyers.", questionIds: "g4" },
      { text: "Price is all they see.", questionIds: ["b1", "b1"] },
    ];
    expect(grounded({ insights })?.insightIds.slice(0, 2)).toEqual([
      { questionIds: ["g4"] },
      { questionIds: ["b1"] },
    ]);
  });

  test("of two sentences loses the second, and one of more than 20 words is dropped", () => {
    const [first, second] = REPLY.insights;
    const long = { ...second, text: `${"word ".repeat(20)}more.` };
    const two = { ...first, text: `${first!.text} And this is one sentence more.` };
    const { insights } = grounded({ insights: [two, long] })!;
    expect(insights[0]).toBe(first!.text);
    expect(insights).not.toContain(long.text);
    expect(insights).toHaveLength(3);
  });

  test("about a problem that was answered no is dropped, whatever it is tied to", () => {
    const stray = { text: "Your udhaar grows while you wait.", questionIds: ["b1"] };
    const found = grounded({ insights: [stray, ...REPLY.insights] })!;
    expect(found.insights).toEqual(REPLY.insights.map(({ text }) => text));
  });

  test("of ours that the AI repeats is not shown twice", () => {
    const [own] = SHOP.standard.insights;
    const found = grounded({ insights: [{ text: own, questionIds: ["b1"] }] })!;
    expect(found.insights.toSorted()).toEqual(SHOP.standard.insights.toSorted());
  });

  test("there are as many as concerns where those are fewer than three", () => {
    const one = grounds({ ...allNo, g4: "yes" });
    const found = groundedAnalysis(
      { ...REPLY, insights: [1, 2, 3].map((n) => ({ text: `Remark ${n}.`, questionIds: ["g4"] })) },
      one,
    )!;
    expect(found.insights).toEqual(["Remark 1."]);
  });
});

describe("the steps, which are stored and not shown,", () => {
  test("are the AI's where they may be shown, then ours", () => {
    const nextSteps = [
      { text: "The last one for this shop.", questionId: "g4" },
      { text: "See www.evil.example now.", questionId: "b1" },
    ];
    expect(grounded({ nextSteps })!.nextSteps).toEqual([
      "The last one for this shop.",
      ...SHOP.standard.nextSteps.slice(0, 2),
    ]);
  });

  test.each([
    ["a text without its id", "Reply twice a day to all."],
    ["a step for an answer that was no", { text: "Reply twice a day to all.", questionId: "o1" }],
    ["a step of more than 26 words", { text: "word ".repeat(27), questionId: "g4" }],
    [
      "a step about an answer that was no",
      { text: "Collect your udhaar today.", questionId: "g4" },
    ],
  ])("%s is dropped", (_, step) => {
    expect(grounded({ nextSteps: [step] })?.nextSteps).toEqual(SHOP.standard.nextSteps);
  });

  test("one said twice is kept once; there are at most four", () => {
    const twice = ["b1", "g4"].map((questionId) => ({ text: "Do it all today.", questionId }));
    expect(grounded({ nextSteps: twice })?.nextSteps).toEqual([
      "Do it all today.",
      ...SHOP.standard.nextSteps.slice(0, 2),
    ]);
    const many = [1, 2, 3, 4, 5].map((n) => ({ text: `Step ${n} for today.`, questionId: "g4" }));
    expect(grounded({ nextSteps: many })?.nextSteps).toHaveLength(4);
  });
});

test.each([
  ["no object", null],
  ["a list", []],
  ["a text", "Start today."],
])("%s is no reply", (_, reply) => expect(groundedAnalysis(reply, SHOP)).toBeNull());

test.each([
  [{ insights: [] }],
  [{ insights: undefined }],
  [{ insights: "Slow answers lose buyers." }],
  [{ insights: ["Slow answers lose buyers."] }],
  [{ insights: [{ text: { en: "Slow answers" }, questionIds: ["g4"] }] }],
  [{ insights: [{ text: "Call 98765 43210 now.", questionIds: ["g4"] }] }],
])("%j leaves no insight of the AI: the standard analysis is shown", (change) =>
  expect(grounded(change)).toBeNull(),
);

test.each<[unknown, number]>([
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
  ...[null, "high", [82], Infinity].map((none): [unknown, number] => [none, STANDARD_CONFIDENCE]),
])("a confidence of %j is read as %d", (confidence, expected) =>
  expect(grounded({ confidence })?.confidence).toBe(expected),
);

test("at most four of each, none twice, and unsuitable ones left out", () => {
  const texts = ["One is this.", "One is this.", "See www.evil.example now.", 7, null];
  const more = ["Two is this.", "Three is this.", "Four is this.", "Five is this."];
  const all = [...texts, ...more];
  const found = grounded({
    keyFindings: all,
    insights: all.map((text) => ({ text, questionIds: ["b1"] })),
  })!;
  expect(found.keyFindings).toEqual(["One is this.", ...more.slice(0, 3)]);
  expect(found.insights).toEqual(["One is this.", ...more.slice(0, 2)]);
});

test("missing or unsuitable parts come from the standard analysis", () => {
  const found = grounded({ nextSteps: undefined, timeline: ["today"], keyFindings: null })!;
  expect(found.nextSteps).toEqual(SHOP.standard.nextSteps);
  expect(found.timeline).toBe(SHOP.standard.timeline);
  expect(found.keyFindings).toEqual(SHOP.standard.keyFindings.slice(0, 2));
});

test("a single finding becomes a list", () => {
  const found = grounded({ keyFindings: "The first steps cost nothing." })!;
  expect(found.keyFindings[0]).toBe("The first steps cost nothing.");
});

describe("any reply to any check", () => {
  const text = fc.oneof(
    anyText(),
    fc.constantFrom("Start today, please.", "आज ही शुरू करें।", "Call 98765 43210", "Grow 40%"),
  );
  const id = fc.oneof(fc.constantFrom(...QUESTION_IDS), fc.string());
  const insight = fc.record({ text, questionIds: fc.oneof(id, fc.array(id, { maxLength: 2 })) });
  const step = fc.record({ text, questionId: id });
  const likely = fc.record(
    {
      confidence: fc.oneof(fc.integer(), fc.double(), fc.constant("95%")),
      insights: fc.array(fc.oneof({ weight: 5, arbitrary: insight }, fc.jsonValue())),
      nextSteps: fc.oneof(fc.array(fc.oneof(step, text)), fc.jsonValue()),
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
        expect(found.recommendedPackage).toBe(recommendedName(quizResult(own)));
        expect(Number.isInteger(found.confidence)).toBe(true);
        expect(found.confidence).toBeGreaterThanOrEqual(0);
        expect(found.confidence).toBeLessThanOrEqual(100);
        const concerns = concernsOf(own).map(({ questionId }) => questionId);
        const least = Math.min(3, concerns.length);
        expect(isList(found.insights, least, Math.min(4, concerns.length))).toBe(true);
        expect(isList(found.nextSteps, planOf(own).length, 4)).toBe(true);
        expect(isList(found.keyFindings, 1, 4)).toBe(true);
        expect(isList([found.timeline], 1, 1)).toBe(true);
        expect(found.insightIds).toHaveLength(found.insights.length);
        expect(found.insightIds[0]!.questionIds).not.toEqual([]);
        expect(concerns).toEqual(
          expect.arrayContaining(found.insightIds.flatMap(({ questionIds }) => questionIds)),
        );
      }),
      { numRuns: 1000 },
    );
    expect(given.length).toBeGreaterThan(20);
  });
});

// holds: #ai-advice

/** Every answer a no, but these. */
const noBut = (ids: readonly QuestionId[], answer: Answer) =>
  answersOfAll("no", Object.fromEntries(ids.map((id) => [id, answer])));

test.each<[QuestionId, string]>([
  ["b3", "People cannot find you on Google Maps."],
  ["b3", "लोग आपको गूगल मैप पर नहीं ढूँढ पाते।"],
  ["b4", "With few reviews a good shop looks quiet."],
  ["b4", "रिव्यू कम हैं, इसलिए नया ग्राहक भरोसा नहीं करता।"],
  ["b5", "New customers come by chance."],
  ["g1", "Your sales have stood still for a year."],
  ["g3", "Put money aside for the slow months."],
  ["g3", "मंदी के महीनों के लिए पैसा अलग रखिए।"],
  ["g4", "Every late reply sends a buyer away."],
  ["o1", "Your udhaar is your own stock money."],
  ["o1", "उधार में फँसा पैसा आपका ही पैसा है।"],
  ["o1", "सबसे पुराना बकाया पहले माँगिए।"],
  ["o2", "You run short before the rent is due."],
  ["o4", "Late GST returns cost a fine."],
  ["o5", "Without a written plan the day decides."],
])("%s: %s", (id, text) => {
  expect(isAboutNo(text, answersOfAll("no"))).toBe(true);
  expect(isAboutNo(text, noBut([id], "maybe"))).toBe(false);
});

test.each([
  "Review your five best sellers on Friday.",
  "Put one photo with its price on WhatsApp Status every Friday.",
  "सोमवार को तीन पुराने ग्राहकों से बात करें।",
])("%s is about no topic", (text) => {
  expect(isAboutNo(text, answersOfAll("no"))).toBe(false);
});

test.each(LANGS)("our own sentences in %s name no topic but their own", (lang) => {
  const { insights, pairs } = contentIn(lang).analysis;
  const strays = [
    ...QUESTION_IDS.filter((id) => isAboutNo(insights[id], noBut([id], "yes"))),
    ...CONCERN_PAIRS.filter((pair) => isAboutNo(pairs[pair], noBut(questionsOf(pair), "yes"))),
  ];
  expect(strays).toEqual([]);
});

test.each([
  ["Your prices are a problem for customers.", ["o1"], true],
  ["आपके दाम ग्राहकों को ज़्यादा लगते हैं।", ["o1"], true],
  ["Customers leave over price, and you do not know what an item earns.", ["g5", "b1"], false],
  ["Prices that hold need the profit of each item.", ["g5"], false],
] as const)("said to rest on another question: %s", (text, ids, isOther) => {
  expect(isAboutOther(text, ids)).toBe(isOther);
});
