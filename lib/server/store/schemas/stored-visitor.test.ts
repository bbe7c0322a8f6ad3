import { labelledAnalysisFrom } from "@/lib/browser/check/labelled-analysis";
import { ANALYSIS, recordWith } from "@/test/builders/visitor-records";
import { USERS } from "./stored-visitor";

test("an analysis whose package has another name since keeps its words, and the browser takes it", () => {
  const aiAnalysis = { ...ANALYSIS.aiEn, recommendedPackage: "A name of last year" };
  const read = USERS.parse({ ...recordWith(), aiAnalysis }).aiAnalysis;
  expect(read).toEqual({ ...aiAnalysis, recommendedPackage: "" });
  expect(labelledAnalysisFrom(read, "ai", "en")?.analysis.insights).toEqual(aiAnalysis.insights);
});

test("one whose package is on offer stays as it is", () => {
  const record = { ...recordWith(), aiAnalysis: ANALYSIS.aiEn };
  expect(USERS.parse(record).aiAnalysis).toEqual(ANALYSIS.aiEn);
});
