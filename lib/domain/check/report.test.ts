// holds: #report
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import { contentIn, contentOf } from "@/lib/content";
import { standardAnalysis } from "./analysis";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { packageFor } from "./packages";
import { pricesIn } from "@/lib/content/facts/prices";
import { SPEC_SITE } from "@/test/builders/sites";
import { planOf } from "./plan";
import type { Outcome } from "./quiz";
import { localDay, reportFileName, reportText, type ReportWords } from "./report";
import { QUESTION_IDS } from "./sections";
import { ownStep } from "./step-words";
import { UNKNOWN_QUESTION } from "./wording";

/** The report's words as the check's page puts them together. */
const wordsIn = (lang: Lang): ReportWords => {
  const { report, areas, packages, questions, quiz } = contentOf(SPEC_SITE, lang);
  return {
    ...report,
    ...questions,
    bands: areas.bands,
    areaTitles: areas.titles,
    questions: questions.wording,
    answers: quiz.question.answers,
    prices: pricesIn(lang, SPEC_SITE),
    plain: packages.plain,
  };
};

const NOON = new Date(2026, 10, 21, 12);
const { wording, steps, done, findOut } = contentIn("en").questions;

test("a report reads from score to first steps", () => {
  const answers = answersOfAll("no", { g2: "maybe", g5: "maybe", b3: "yes", o1: "yes" });
  const outcome = outcomeOf(answers, "standard");
  const { insights, keyFindings } = outcome.analysis;
  const title = "BizGrow Business Health Check";
  expect(reportText(outcome, wordsIn("en"), NOON).split("\n")).toEqual([
    title,
    "=".repeat(title.length),
    "Date: 2026-11-21",
    "",
    "Health score: 80 out of 100",
    "Grade: A",
    "Excellent Performance",
    "Equal, no single one first: Brand Strategy & Market Position, Business Growth & Performance, Operations & Strategic Planning",
    "Recommended package: The customers and brand package (Brand Building & Marketing Foundation Package)",
    "In our price list: Customer Research & Brand Foundation Pack",
    "Price: ₹6,999",
    "",
    "Your plan",
    "---------",
    `- ${steps.o1} (45 minutes) Done when ${done.o1}`,
    `- ${findOut.g2!.step} (30 minutes) Done when ${findOut.g2!.done}`,
    `- ${steps.b3} (45 minutes) Done when ${done.b3}`,
    "",
    "What we see (standard advice)",
    "-----------------------------",
    ...[...insights, ...keyFindings].map((text) => `- ${text}`),
    "",
    "Points lost in each area (fewer is better)",
    "-".repeat("Points lost in each area (fewer is better)".length),
    "- Brand Strategy & Market Position: 1 of 5 (20%)",
    "- Business Growth & Performance: 1 of 5 (20%)",
    "- Operations & Strategic Planning: 1 of 5 (20%)",
    "",
    "Free first steps for your other answers",
    "---------------------------------------",
    `- ${wording.g5} (Sometimes or not sure) First step: ${findOut.g5!.step}`,
    "",
    "General guidance from your own answers. Not tax, legal or credit advice.",
    "",
  ]);
});

test("one area ahead is named as the priority area", () => {
  const outcome = outcomeOf(answersOfAll("no", { o1: "yes" }), "standard");
  expect(reportText(outcome, wordsIn("en"), NOON)).toContain(
    "\nPriority area: Operations & Strategic Planning\n",
  );
});

test("a check without a concern says that no package is needed, and names none", () => {
  const text = reportText(outcomeOf(answersOfAll("no"), "standard"), wordsIn("en"), NOON);
  expect(text).toContain("Priority area: none, no problem found\nNo package is needed now.\n");
  expect(text).not.toMatch(/Recommended package|Price|₹|Your plan|first steps/);
});

test("the heading of the findings says who wrote them", () => {
  const answers = answersOfAll("maybe");
  expect(reportText(outcomeOf(answers, "ai"), wordsIn("en"), NOON)).toContain("written by AI");
  const standard = reportText(outcomeOf(answers, "standard"), wordsIn("en"), NOON);
  expect(standard).not.toContain("written by AI");
  expect(standard).toContain("standard advice");
});

test("a finding that is a remark, too, is said once", () => {
  const outcome = outcomeOf(answersOfAll("maybe"), "ai");
  const analysis = { ...outcome.analysis, insights: ["Same."], keyFindings: ["Same.", "Other."] };
  const text = reportText({ ...outcome, analysis }, wordsIn("en"), NOON);
  expect(text.match(/^- (Same|Other)\.$/gm)).toEqual(["- Same.", "- Other."]);
});

test("a heading without lines is left out", () => {
  const outcome = outcomeOf(answersOfAll("maybe"), "ai");
  const bare = { ...outcome, analysis: { ...outcome.analysis, keyFindings: [], insights: [] } };
  expect(reportText(bare, wordsIn("en"), NOON)).not.toContain("What we see");
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

test.each(LANGS)("any report is whole in %s, and says nothing twice", (lang) => {
  const words = wordsIn(lang);
  fc.assert(
    fc.property(anyCompleteAnswers, fc.constantFrom("ai", "standard"), (answers, source) => {
      const { result } = outcomeOf(answers, source);
      const analysis = standardAnalysis(answers, result, contentIn(lang).analysis);
      const outcome: Outcome = { answers, result, analysis, source };
      const text = reportText(outcome, words, NOON);
      expect(text).not.toContain(UNKNOWN_QUESTION);
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
      const { score, recommendedPackage, sectionId } = result.recommendation;
      const price = words.prices[packageFor(sectionId).id].whole;
      const needed = [
        String(result.healthScore),
        result.grade,
        ...analysis.insights,
        ...analysis.keyFindings,
      ];
      for (const part of needed) expect(text).toContain(part);
      for (const part of [recommendedPackage, price]) expect(text.includes(part)).toBe(score > 0);
      expect(text.includes(words.noPackageNeeded)).toBe(score === 0);
      const planned = planOf(answers).map(({ questionId }) => questionId);
      for (const id of QUESTION_IDS) {
        const answer = answers[id];
        const isOther = answer !== "no" && !planned.includes(id);
        expect(text.split(words.questions[id])).toHaveLength(isOther ? 2 : 1);
        if (answer !== "no")
          expect(text.split(ownStep({ questionId: id, answer }, words).text)).toHaveLength(2);
      }
    }),
  );
});
