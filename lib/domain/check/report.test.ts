import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import { contentIn } from "@/lib/content";
import { standardAnalysis } from "./analysis";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { inRupees } from "./packages";
import type { Outcome } from "./quiz";
import {
  localDay,
  REPORT_NEXT_STEPS,
  reportFileName,
  reportText,
  type ReportWords,
} from "./report";
import { QUESTION_IDS } from "./sections";
import { UNKNOWN_QUESTION } from "./wording";

/** The report's words as the check's page puts them together. */
const wordsIn = (lang: Lang): ReportWords => {
  const { report, areas, questions, quiz } = contentIn(lang);
  return {
    ...report,
    bands: areas.bands,
    areaTitles: areas.titles,
    questions: questions.wording,
    steps: questions.steps,
    answers: quiz.question.answers,
  };
};

const NOON = new Date(2026, 10, 21, 12);
const steps = contentIn("en").questions.steps;
const wording = contentIn("en").questions.wording;

test("a report reads from score to first steps", () => {
  const outcome = outcomeOf(answersOfAll("no", { g2: "maybe", o1: "yes" }), "standard");
  const { nextSteps, keyFindings } = outcome.analysis;
  const title = "BizGrow Business Health Check";
  expect(reportText(outcome, wordsIn("en"), NOON).split("\n")).toEqual([
    title,
    "=".repeat(title.length),
    "Date: 2026-11-21",
    "",
    "Health score: 90 out of 100",
    "Grade: A+",
    "Excellent Performance",
    "Priority area: Operations & Strategic Planning",
    "Recommended package: Operations Excellence & Strategy Package",
    "In our price list: Strategic Growth Planning & Implementation Suite",
    "Price: ₹8,499",
    "",
    "Section scores (points of concern, fewer is better)",
    "-".repeat("Section scores (points of concern, fewer is better)".length),
    "- Brand Strategy & Market Position: 0 of 5 (0%)",
    "- Business Growth & Performance: 0.5 of 5 (10%)",
    "- Operations & Strategic Planning: 1 of 5 (20%)",
    "",
    "Key findings (standard advice)",
    "-".repeat("Key findings (standard advice)".length),
    ...keyFindings.map((text) => `- ${text}`),
    "",
    "Next steps",
    "----------",
    ...nextSteps.slice(0, 3).map((text) => `- ${text}`),
    "",
    "Your free first steps",
    "---------------------",
    `- ${wording.o1} (Yes) First step: ${steps.o1}`,
    `- ${wording.g2} (Sometimes or not sure) First step: ${steps.g2}`,
    "",
    "General guidance from your own answers. Not tax, legal or credit advice.",
    "",
  ]);
});

test("a check without a concern says that no package is needed, before it names one", () => {
  const text = reportText(outcomeOf(answersOfAll("no"), "standard"), wordsIn("en"), NOON);
  const none = text.indexOf("No package is needed now");
  expect(none).toBeGreaterThan(text.indexOf("Priority area: none"));
  expect(text.indexOf("Recommended package:")).toBeGreaterThan(none);
  expect(text).not.toContain("free first steps");
  expect(text).not.toContain("Priority area: Brand");
});

test("the heading of the findings says who wrote them", () => {
  const answers = answersOfAll("maybe");
  expect(reportText(outcomeOf(answers, "ai"), wordsIn("en"), NOON)).toContain("written by AI");
  const standard = reportText(outcomeOf(answers, "standard"), wordsIn("en"), NOON);
  expect(standard).not.toContain("written by AI");
  expect(standard).toContain("standard advice");
});

test("it has at most three next steps", () => {
  const outcome = outcomeOf(answersOfAll("yes"), "standard");
  const { nextSteps } = outcome.analysis;
  expect([nextSteps.length, REPORT_NEXT_STEPS]).toEqual([4, 3]);
  const text = reportText(outcome, wordsIn("en"), NOON);
  expect(nextSteps.map((step) => text.includes(step))).toEqual([true, true, true, false]);
});

test("a heading without lines is left out", () => {
  const outcome = outcomeOf(answersOfAll("maybe"), "ai");
  const bare = { ...outcome, analysis: { ...outcome.analysis, keyFindings: [], nextSteps: [] } };
  const text = reportText(bare, wordsIn("en"), NOON);
  expect(text).not.toContain("Key findings");
  expect(text).not.toContain("Next steps");
});

test("the day and the file name are of the visitor's own calendar", () => {
  expect(localDay(new Date(2026, 0, 5, 0, 0, 0))).toBe("2026-01-05");
  expect(localDay(new Date(2026, 11, 31, 23, 59, 59))).toBe("2026-12-31");
  expect(reportFileName(NOON)).toBe("bizgrow-health-check-2026-11-21.txt");
});

test("late in the evening of UTC it is the next day in India", () => {
  const inIndia = new Date(Date.UTC(2026, 11, 31, 23) + 5.5 * 3_600_000);
  const date = {
    getFullYear: () => inIndia.getUTCFullYear(),
    getMonth: () => inIndia.getUTCMonth(),
    getDate: () => inIndia.getUTCDate(),
  } as Date;
  expect(localDay(date)).toBe("2027-01-01");
});

test.each(LANGS)("any report is whole in %s", (lang) => {
  const words = wordsIn(lang);
  fc.assert(
    fc.property(anyCompleteAnswers, fc.constantFrom("ai", "standard"), (answers, source) => {
      const { result } = outcomeOf(answers, source);
      const analysis = standardAnalysis(answers, result, contentIn(lang).analysis);
      const outcome: Outcome = { answers, result, analysis, source };
      const text = reportText(outcome, words, NOON);
      expect(text).not.toContain(UNKNOWN_QUESTION);
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
      const { score, recommendedPackage } = result.recommendation;
      const needed = [
        String(result.healthScore),
        result.grade,
        recommendedPackage,
        inRupees(
          { branding: 6999, growth: 7499, operations: 8499 }[result.recommendation.sectionId],
        ),
        ...analysis.keyFindings,
        ...analysis.nextSteps.slice(0, 3),
      ];
      for (const part of needed) expect(text).toContain(part);
      expect(text.includes(words.noPackageNeeded)).toBe(score === 0);
      for (const id of QUESTION_IDS) {
        const lines = text.split("\n").filter((line) => line.includes(words.questions[id]));
        expect(lines).toHaveLength(answers[id] === "no" ? 0 : 1);
        if (lines[0]) expect(lines[0]).toContain(words.steps[id]);
      }
    }),
  );
});
