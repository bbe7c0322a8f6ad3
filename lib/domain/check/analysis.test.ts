import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { contentIn } from "@/lib/content";
import { STANDARD_CONFIDENCE, standardAnalysis, toppedUp } from "./analysis";
import { type Answers, type CompleteAnswers } from "./answers";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { quizResult } from "./scoring";
import { QUESTION_IDS, sectionOf } from "./sections";

const analysisOf = (answers: CompleteAnswers, lang: Lang = "en") =>
  standardAnalysis(answers, quizResult(answers), contentIn(lang).analysis);

const { insights: own, areas, healthy } = contentIn("en").analysis;

test("a check without a concern gets the healthy words", () => {
  expect(analysisOf(answersOfAll("no"))).toEqual({
    recommendedPackage: "Brand Building & Marketing Foundation Package",
    confidence: STANDARD_CONFIDENCE,
    insights: healthy.insights,
    insightIds: [],
    nextSteps: healthy.nextSteps,
    nextStepIds: [],
    timeline: healthy.timeline,
    keyFindings: ["No concern in any of the three areas.", "No package is needed now."],
  });
});

test.each<[string, Answers, readonly string[]]>([
  [
    "one concern, filled up from the area",
    { g4: "maybe" },
    [own.g4, areas.growth.insights[0]!, areas.growth.insights[1]!],
  ],
  [
    "two concerns, the priority area's first",
    { b1: "maybe", o2: "yes" },
    [own.o2, own.b1, areas.operations.insights[0]!],
  ],
  ["three concerns need no filling", { b1: "yes", g1: "yes", o1: "yes" }, [own.b1, own.g1, own.o1]],
  [
    "four of many: yes before maybe, the next area after the priority area",
    { b1: "yes", g1: "maybe", g2: "yes", o1: "yes", o2: "maybe", o3: "yes" },
    [own.o1, own.o3, own.o2, own.g2],
  ],
  [
    "all five of the area are yes",
    { o1: "yes", o2: "yes", o3: "yes", o4: "yes", o5: "yes" },
    [own.o1, own.o2, own.o3, own.o4],
  ],
])("insights of %s", (_name, others, insights) => {
  expect(analysisOf(answersOfAll("no", others)).insights).toEqual(insights);
});

test("package, steps, timeline and findings are those of the priority area", () => {
  const analysis = analysisOf(answersOfAll("no", { o1: "yes", o2: "maybe", b1: "maybe" }));
  expect(analysis).toMatchObject({
    recommendedPackage: "Operations Excellence & Strategy Package",
    confidence: 85,
    nextSteps: areas.operations.nextSteps,
    timeline: areas.operations.timeline,
    keyFindings: [
      "Your priority area is Operations & Strategic Planning: 1.5 of 5 concern points.",
      "You answered yes 1 times and sometimes or not sure 2 times in 15 questions.",
      "Your strongest area is Business Growth & Performance. Use it while you mend the other.",
    ],
  });
});

test("no area is called the strongest when all three are alike", () => {
  expect(analysisOf(answersOfAll("maybe")).keyFindings).toHaveLength(2);
});

test("of several strongest areas the first is named", () => {
  const { keyFindings } = analysisOf(answersOfAll("no", { g1: "yes" }));
  expect(keyFindings[2]).toContain("Brand Strategy & Market Position");
});

test.each(LANGS)("any finished check gets a whole analysis of its own answers in %s", (lang) => {
  const words = contentIn(lang).analysis;
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const result = quizResult(answers);
      const before = JSON.stringify([answers, result]);
      const analysis = standardAnalysis(answers, result, words);
      const { insights, nextSteps, keyFindings, timeline } = analysis;
      expect([3, 4]).toContain(insights.length);
      expect([3, 4]).toContain(nextSteps.length);
      expect([2, 3, 4]).toContain(keyFindings.length);
      const texts = [...insights, ...nextSteps, ...keyFindings, timeline];
      for (const text of texts) expect(text).toMatch(/^[^{}]{2,}$/);
      for (const list of [insights, nextSteps, keyFindings])
        expect(new Set(list).size).toBe(list.length);

      const top = result.recommendation;
      expect(analysis).toMatchObject({
        recommendedPackage: top.recommendedPackage,
        confidence: 85,
      });
      const area = top.score === 0 ? words.healthy : words.areas[top.sectionId];
      const concerned = QUESTION_IDS.filter((id) => answers[id] !== "no");
      const grounded = [...concerned.map((id) => words.insights[id]), ...area.insights];
      expect(grounded).toEqual(expect.arrayContaining(insights));
      const owned = insights.filter((text) => !area.insights.includes(text));
      expect(owned).toHaveLength(Math.min(4, concerned.length));
      const isOfTop = (id: (typeof QUESTION_IDS)[number]) => sectionOf(id).id === top.sectionId;
      const first = concerned.filter(isOfTop).map((id) => words.insights[id]);
      expect(first).toEqual(expect.arrayContaining(owned.slice(0, first.length)));
      expect(JSON.stringify([answers, result])).toBe(before);
    }),
  );
});

test.each<[string[], string[], number, string[]]>([
  [["a"], ["b", "c", "d"], 3, ["a", "b", "c"]],
  [["a"], ["a", "b"], 3, ["a", "b"]],
  [["a", "b", "c"], ["d"], 3, ["a", "b", "c"]],
  [["a", "b", "c", "d"], ["e"], 3, ["a", "b", "c", "d"]],
  [[], [], 2, []],
])("%p topped up from %p to %i", (texts, reserve, least, expected) => {
  expect(toppedUp(texts, reserve, least)).toEqual(expected);
});
