// holds: #report
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import { contentIn } from "@/lib/content";
import { reportWordsIn } from "@/lib/content/slices/check-words";
import { standardAnalysis } from "./analysis";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { offeredPackage } from "./offered-package";
import { planOf } from "./plan";
import { planTexts } from "./plan-texts";
import type { Outcome } from "./quiz";
import { localDay } from "@/lib/domain/core/indian-day";
import { NO_MARK } from "./plan-marks";
import { planMessage, reportFileName, reportText, type ReportWords } from "./report";
import { ownStep } from "./step-words";

const DAY = "21 November 2026";
const wordsIn = (lang: Lang): ReportWords => reportWordsIn(lang);
const { steps, done, findOut } = contentIn("en").questions;
const textOf = (outcome: Outcome, lang: Lang = "en") =>
  reportText(String, outcome, wordsIn(lang), DAY);

test("a report reads from score to points of each area", () => {
  const answers = answersOfAll("no", { g2: "maybe", g5: "maybe", b3: "yes", o1: "yes" });
  const outcome = outcomeOf(answers, "standard");
  const { insights, insightIds } = outcome.analysis;
  const [ofBoth, ofB3] = insights;
  expect(insightIds.map(({ questionIds }) => questionIds)).toEqual([["g2", "o1"], ["b3"], ["g5"]]);
  const { title } = wordsIn("en").report;
  expect(textOf(outcome).split("\n")).toEqual([
    title,
    "=".repeat(title.length),
    `Checked on: ${DAY}`,
    "",
    "Health score: 80 out of 100",
    "Grade: A",
    "Excellent Performance",
    "Your areas are level, 4 / 5.",
    "Recommended package: The udhaar and accounts package (Operations Excellence & Strategy Package), ₹8,499",
    "",
    "What do I do on Monday?",
    "-----------------------",
    `1. Money stuck in udhaar (45 min). ${steps.o1} Done when ${done.o1}`,
    `Why: ${ofBoth}`,
    `2. Income from two or three customers (30 min). ${findOut.g2!.step} Done when ${findOut.g2!.done}`,
    `3. Google Maps missing or wrong (45 min). ${steps.b3} Done when ${done.b3}`,
    `Why: ${ofB3}`,
    "About 120 minutes in all: one step a day.",
    "",
    "How are my three areas?",
    "-----------------------",
    "- Brand Strategy & Market Position: 4 / 5",
    "- Business Growth & Performance: 4 / 5",
    "- Operations & Strategic Planning: 4 / 5",
    "",
    "General guidance from your own answers. Not tax, legal or credit advice.",
    "",
  ]);
});

test("days and ticks stand at their steps, in the report and in the message", () => {
  const outcome = outcomeOf(answersOfAll("no", { o1: "yes", b2: "yes" }), "standard");
  const marks = {
    o1: { ...NO_MARK, dueAt: 7, version: 1 },
    b2: { ...NO_MARK, dueAt: 7, doneAt: 8, version: 1 },
  };
  const words = wordsIn("en");
  const { o1, b2 } = words.done;
  const message = planMessage(planTexts({ ...outcome, marks }, words), words, String, null);
  for (const text of [textOf({ ...outcome, marks }), message]) {
    expect(text).toContain(`${o1} By when: 7\n`);

    expect(text).toContain(`${b2} ☑ Done`);
  }
});

test("one area ahead is named as the priority area", () => {
  const outcome = outcomeOf(answersOfAll("no", { o1: "yes", o2: "yes" }), "standard");
  expect(textOf(outcome)).toContain("\nPriority area: Operations & Strategic Planning, 3 / 5.\n");
});

test("a check without a concern says that no package is needed, and names none", () => {
  const text = textOf(outcomeOf(answersOfAll("no"), "standard"));
  expect(text).toContain(wordsIn("en").quiz.results.offer.healthy);
  expect(text).not.toMatch(/Recommended package|₹|Monday/);
});

test("what an AI wrote stands under its mark, tied to answers, and nothing else does", () => {
  const outcome = outcomeOf(answersOfAll("maybe"), "ai");
  const { insights } = outcome.analysis;
  const analysis = {
    ...outcome.analysis,
    insightIds: insights.map((_, at) => ({ questionIds: [(["o2", "b5", "b1"] as const)[at]!] })),
  };
  const text = textOf({ ...outcome, analysis });
  const under = text.split("(Written by AI)\n")[1]!.split("\n\n")[0]!.split("\n").slice(1);
  const said = "You said sometimes or not sure:";
  expect(under).toEqual([
    `- ${insights[0]} ${said} cash runs short`,
    `- ${insights[1]} ${said} new customers only by chance`,
    `- ${insights[2]} ${said} customers leave for a lower price`,
  ]);
  expect(text).not.toContain("Why:");
  const unbound = {
    keyFindings: ["All is lost."],
    timeline: "Begin now.",
    nextSteps: ["Sell it."],
  };
  for (const unsaid of Object.values(unbound).flat())
    expect(textOf({ ...outcome, analysis: { ...analysis, ...unbound } })).not.toContain(unsaid);
  expect(textOf(outcomeOf(answersOfAll("maybe"), "standard"))).not.toMatch(/written by AI/i);
});

test("the message to one's own chat has the plan and its link, and nothing of the score", () => {
  const answers = answersOfAll("yes");
  const words = wordsIn("en");
  const plan = planTexts({ answers }, words);
  const text = planMessage(plan, words, String, {
    url: "https://site.example/r#t",
    date: "20 Feb",
  });
  for (const { text: step, done: end } of plan) {
    expect(text).toContain(step);
    expect(text).toContain(end);
  }
  expect(text).toMatch(/until 20 Feb: https:\/\/site\.example\/r#t$/);
  expect(text).not.toMatch(/\/100|out of 100|grade|Grade|score|Priority/);
});

test("the day and the file name are of the visitor's own calendar", () => {
  expect(localDay(new Date(2026, 0, 5, 0, 0, 0))).toBe("2026-01-05");
  expect(localDay(new Date(2026, 11, 31, 23, 59, 59))).toBe("2026-12-31");
  expect(reportFileName(wordsIn("en"), new Date(2026, 10, 21, 12))).toBe(
    "bizgrow-health-check-2026-11-21.txt",
  );
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
      const text = textOf({ answers, result, analysis, source }, lang);
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
      const isAi = source === "ai" && analysis.insightIds.length > 0;
      const needed = [String(result.healthScore), result.grade, ...(isAi ? analysis.insights : [])];
      expect(text.includes(words.quiz.results.analysis.title)).toBe(isAi);
      for (const part of needed) expect(text).toContain(part);
      const plan = planOf(answers);
      const offered = offeredPackage(result, plan[0]?.questionId);
      expect(text.includes(words.quiz.results.offer.healthy)).toBe(offered === null);
      if (offered) expect(text).toContain(words.packages[offered.pack.id]!.price.whole);
      for (const step of plan) expect(text.split(ownStep(step, words).text)).toHaveLength(2);
      const lines = text.split("\n").filter((line) => /[\p{L}\p{N}]/u.test(line));
      expect(new Set(lines).size).toBe(lines.length);
    }),
  );
});
