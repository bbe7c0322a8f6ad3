// holds: #funnel
import { standardAnalysis } from "@/lib/domain/check/analysis";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { INITIAL_QUIZ, type QuizState } from "@/lib/domain/check/quiz";
import { quizResult } from "@/lib/domain/check/scoring";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { isRunAnew, stepsReached } from "./visit-steps";
import { contentIn } from "@/lib/content";

const answers = Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"])) as CompleteAnswers;
const result = quizResult(answers);
const analysis = standardAnalysis(answers, result, contentIn("en").analysis);
const DONE: QuizState = {
  phase: "results",
  outcome: { answers, result, analysis, source: "standard" },
};
const ANALYSING: QuizState = { phase: "analysing", answers, isLong: false };
const asking = (index: number, given: object = {}): QuizState => ({
  phase: "asking",
  answers: given,
  index,
});

test("a check opens on its first question, and is started by its first answer", () => {
  expect(stepsReached("setup", INITIAL_QUIZ)).toEqual([]);
  expect(stepsReached("setup", asking(0))).toEqual(["opened", "b1"]);
  expect(
    stepsReached("asking", { ...asking(0, { b1: "no" }), phase: "answered" } as QuizState),
  ).toEqual(["opened", "started", "b1"]);
});

test("a visitor who continues at a later question has reached the earlier ones", () => {
  const reached = stepsReached("setup", asking(3, { b1: "no", b2: "no", b3: "no" }));
  expect(reached).toEqual(["opened", "started", "b1", "b2", "b3", "b4"]);
});

test("a result is seen at the end of a check, or when one comes back to it", () => {
  expect(stepsReached("answered", ANALYSING)).toEqual(["opened"]);
  expect(stepsReached("answered", { phase: "lookAgain", answers })).toEqual(["opened"]);
  expect(stepsReached("analysing", DONE)).toEqual(["opened", "result"]);
  expect(stepsReached("setup", DONE)).toEqual(["opened", "returned", "result"]);
  expect(stepsReached("setup", ANALYSING)).toEqual(["opened", "returned"]);
});

test("a retake is a separate run", () => {
  expect(isRunAnew("results", asking(0))).toBe(true);
  expect(isRunAnew("analysing", asking(0))).toBe(true);
  expect(isRunAnew("setup", asking(0))).toBe(false);
  expect(isRunAnew("answered", asking(1))).toBe(false);
  expect(isRunAnew("analysing", DONE)).toBe(false);
});
