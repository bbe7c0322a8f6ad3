// holds: #plan
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { contentIn } from "@/lib/content";
import { standardAnalysis } from "./analysis";
import type { CompleteAnswers } from "./answers";
import { planTexts } from "./plan-texts";
import { quizResult } from "./scoring";
import { ownStep } from "./step-words";

const words = contentIn("en").analysis;
const { steps, done, findOut } = words;
const SHOP = answersOfAll("no", { o1: "maybe", b4: "yes" });
const analysisOf = (answers: CompleteAnswers) =>
  standardAnalysis(answers, quizResult(answers), words);

test("a step in our own words, with its minutes, tool and end", () => {
  const outcome = { answers: SHOP, analysis: analysisOf(SHOP), source: "standard" as const };
  expect(planTexts(outcome, words)).toEqual([
    {
      ...{ questionId: "o1", answer: "maybe", minutes: 45, tool: "duesSheet" },
      ...{ text: findOut.o1!.step, done: findOut.o1!.done },
    },
    {
      ...{ questionId: "b4", answer: "yes", minutes: 15, tool: "reviewMessage" },
      ...{ text: steps.b4, done: done.b4 },
    },
  ]);
});

test("the AI's words for a step of the plan take its place, others of its steps do not", () => {
  const analysis = {
    ...analysisOf(SHOP),
    nextSteps: ["Sell online.", "Text your regulars the review link."],
    nextStepIds: ["b5" as const, "b4" as const],
  };
  const textsFrom = (source: "ai" | "standard") =>
    planTexts({ answers: SHOP, analysis, source }, words).map(({ text }) => text);
  expect(textsFrom("ai")).toEqual([findOut.o1!.step, "Text your regulars the review link."]);
  expect(textsFrom("standard")).toEqual([findOut.o1!.step, steps.b4]);
});

test("a maybe without a way to find out gets the step itself", () => {
  expect(ownStep({ questionId: "b5", answer: "maybe" }, words)).toEqual({
    text: steps.b5,
    done: done.b5,
  });
  expect(ownStep({ questionId: "o1", answer: "yes" }, words).text).toBe(steps.o1);
});
