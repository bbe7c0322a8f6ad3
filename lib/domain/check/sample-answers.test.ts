// holds: #result
import { isComplete } from "./answers";
import { SAMPLE_ANSWERS } from "./sample-answers";
import { quizResult } from "./scoring";
import { concernGroups } from "./concern-pairs";

test("the sample is a finished check that shows every part of a result", () => {
  expect(isComplete(SAMPLE_ANSWERS)).toBe(true);
  expect(new Set(Object.values(SAMPLE_ANSWERS))).toEqual(new Set(["yes", "maybe", "no"]));
  const result = quizResult(SAMPLE_ANSWERS);
  expect(concernGroups(SAMPLE_ANSWERS, result)[0]?.section).toBe(result.recommendation);
  const others = result.sectionScores.filter((section) => section !== result.recommendation);
  expect(others.every(({ score }) => score < result.recommendation.score)).toBe(true);
});
