// holds: #the-health-check
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { beginAnew, rememberAnswer } from "./quiz-memory";
import { rememberedCheck } from "./remembered-check";

const now = 1_764_000_000_000;

test("nothing, the next question, the score with its time, and nothing again after Retake", () => {
  expect(rememberedCheck()).toBeNull();
  const answers = answersOfAll("no", { b1: "yes", o5: "maybe" });
  for (const id of QUESTION_IDS.slice(0, 6)) rememberAnswer(id, answers[id], now);
  expect(rememberedCheck()).toEqual({ next: 7 });
  for (const id of QUESTION_IDS.slice(6)) rememberAnswer(id, answers[id], now + 60_000);
  expect(rememberedCheck()).toEqual({ score: 90, at: expect.any(Number), plan: null });
  beginAnew();
  expect(rememberedCheck()).toBeNull();
});
