// holds: #standard-analysis
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { contentIn } from "@/lib/content";
import { recommendedName, STANDARD_CONFIDENCE, standardAnalysis, toppedUp } from "./analysis";
import { type Answers, type CompleteAnswers, concernsOf } from "./answers";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { planOf } from "./plan";
import { quizResult } from "./scoring";

const analysisOf = (answers: CompleteAnswers, lang: Lang = "en") =>
  standardAnalysis(answers, quizResult(answers), contentIn(lang).analysis);

const { insights: own, pairs, steps, findOut, healthy } = contentIn("en").analysis;

test("a check without a concern gets the healthy words", () => {
  expect(analysisOf(answersOfAll("no"))).toEqual({
    recommendedPackage: "Brand Building & Marketing Foundation Package",
    confidence: STANDARD_CONFIDENCE,
    insights: healthy.insights,
    insightIds: [],
    nextSteps: healthy.nextSteps,
    timeline: healthy.timeline,
    keyFindings: healthy.keyFindings,
  });
});

test.each<[string, Answers, readonly string[]]>([
  ["one concern", { g4: "maybe" }, [own.g4]],
  ["two concerns, the priority area's first", { b1: "maybe", o2: "yes" }, [own.o2, own.b1]],
  ["a pair, then what it is about", { o1: "maybe", o2: "yes" }, [pairs["o1+o2"], own.o2]],
  [
    "pairs before others",
    { b1: "yes", b4: "yes", b2: "yes", o3: "yes", o5: "yes" },
    [pairs["b2+b1"], pairs["o3+o5"], own.b4],
  ],
  [
    "concerns of which no pair speaks before those of a pair",
    { o1: "yes", o2: "yes", b5: "maybe" },
    [pairs["o1+o2"], own.b5, own.o1],
  ],
])("insights of %s", (_name, others, insights) => {
  expect(analysisOf(answersOfAll("no", others)).insights).toEqual(insights);
});

test("steps are the plan's, with minutes in all; key findings are the first two insights", () => {
  const analysis = analysisOf(answersOfAll("no", { o1: "yes", o2: "maybe", b1: "maybe" }));
  expect(analysis).toEqual({
    recommendedPackage: "Operations Excellence & Strategy Package",
    confidence: 85,
    insights: [pairs["o1+o2"], own.b1, own.o1],
    insightIds: [{ questionIds: ["o1", "o2"] }, { questionIds: ["b1"] }, { questionIds: ["o1"] }],
    nextSteps: [steps.o1, findOut.o2!.step, findOut.b1!.step],
    timeline: "About 135 minutes in all: one step a day.",
    keyFindings: [pairs["o1+o2"], own.b1],
  });
});

test.each(LANGS)("any finished check gets an analysis of its own answers in %s", (lang) => {
  const words = contentIn(lang).analysis;
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const result = quizResult(answers);
      const before = JSON.stringify([answers, result]);
      const analysis = standardAnalysis(answers, result, words);
      const { insights, insightIds, nextSteps, keyFindings, timeline } = analysis;
      const concerns = concernsOf(answers).length;
      expect(insights).toHaveLength(Math.min(3, concerns) || 1);
      expect(nextSteps).toHaveLength(planOf(answers).length || 1);
      expect([1, 2]).toContain(keyFindings.length);
      const texts = [...insights, ...nextSteps, timeline];
      for (const text of texts) expect(text).toMatch(/^[^{}]{2,}$/);
      expect(new Set(texts).size).toBe(texts.length);

      expect(insightIds).toHaveLength(concerns === 0 ? 0 : insights.length);
      const named = insightIds.flatMap(({ questionIds }) => questionIds);
      expect(named.filter((id) => answers[id] === "no")).toEqual([]);
      expect(analysis).toMatchObject({
        recommendedPackage: recommendedName(result),
        confidence: 85,
      });
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
