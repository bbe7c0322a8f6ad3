import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { AI_ANALYSIS } from "@/test/builders/ai-analysis";
import { labelledAnalysisFrom } from "@/lib/browser/check/labelled-analysis";
import { fieldsOf, jsonOf } from "./parse";

test("an analysis as the server sends it is taken as it is", () => {
  const sent: unknown = JSON.parse(JSON.stringify({ ...AI_ANALYSIS, source: "ai", extra: 1 }));
  expect(labelledAnalysisFrom(sent, "ai", "hi")).toEqual({
    analysis: AI_ANALYSIS,
    source: "ai",
    lang: "hi",
  });
});

test.each([
  ["no object", null, "ai", "en"],
  ["a text", "analysis", "ai", "en"],
  ["a foreign package", { ...AI_ANALYSIS, recommendedPackage: "Gold" }, "ai", "en"],
  ["a confidence in words", { ...AI_ANALYSIS, confidence: "95%" }, "ai", "en"],
  ["no timeline", { ...AI_ANALYSIS, timeline: undefined }, "ai", "en"],
  ["no insight that is a text", { ...AI_ANALYSIS, insights: [1, {}] }, "ai", "en"],
  ["steps that are no list", { ...AI_ANALYSIS, nextSteps: "Go" }, "ai", "en"],
  ["an unknown source", AI_ANALYSIS, "owner", "en"],
  ["an unknown language", AI_ANALYSIS, "ai", "fr"],
])("%s makes no analysis", (_, analysis, source, lang) => {
  expect(labelledAnalysisFrom(analysis, source, lang)).toBeNull();
});

test("list items that are no text are left out", () => {
  const mixed = { ...AI_ANALYSIS, insights: ["One.", 2, null], keyFindings: undefined };
  expect(labelledAnalysisFrom(mixed, "standard", "en")?.analysis).toMatchObject({
    insights: ["One."],
    keyFindings: [],
  });
});

test("no text and no value is too strange", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const value = jsonOf(text);
      expect(typeof fieldsOf(value)).toBe("object");
      labelledAnalysisFrom(value, "ai", "en");
    }),
  );
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (analysis, source) => {
      expect(labelledAnalysisFrom(analysis, source, "en")).toBeNull();
    }),
  );
  expect(jsonOf(null)).toBeNull();
  expect(jsonOf("[1]")).toEqual([1]);
});
