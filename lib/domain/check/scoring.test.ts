// holds: #scoring, #priority-area
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers, anyQuestionId } from "@/test/builders/check-arbitraries";
import type { Answers, CompleteAnswers } from "./answers";
import { isWithoutConcern, quizResult, weakestAreas } from "./scoring";
import { SECTIONS } from "./sections";

const scoresOf = (answers: CompleteAnswers) =>
  quizResult(answers).sectionScores.map(({ score, percentage }) => [score, percentage]);

test.each([
  ["no", 100, "A+", 0, 0],
  ["maybe", 50, "C+", 2.5, 50],
  ["yes", 0, "F", 5, 100],
] as const)("all %s: %i, %s", (answer, healthScore, grade, score, percentage) => {
  const result = quizResult(answersOfAll(answer));
  expect(result).toMatchObject({ healthScore, grade, totalResponses: 15 });
  expect(result.sectionScores).toEqual(
    SECTIONS.map(({ id, title }) => ({
      sectionId: id,
      title,
      score,
      totalQuestions: 5,
      percentage,
    })),
  );
});

/** By hand: 100 × (15 − concern) / 15, rounded. */
test.each<[string, Answers, number, string]>([
  ["one maybe", { g3: "maybe" }, 97, "A+"],
  ["one yes", { o5: "yes" }, 93, "A+"],
  ["one yes, one maybe", { b1: "yes", g1: "maybe" }, 90, "A+"],
  ["two yes", { b1: "yes", o1: "yes" }, 87, "A"],
  ["three yes", { b1: "yes", b2: "yes", o1: "yes" }, 80, "A"],
  ["four yes, one maybe", { b1: "yes", b2: "yes", g1: "yes", g2: "yes", o1: "maybe" }, 70, "B+"],
])("%s: %s", (_name, others, healthScore, grade) => {
  expect(quizResult(answersOfAll("no", others))).toMatchObject({ healthScore, grade });
});

test("each section counts its own five questions", () => {
  expect(
    scoresOf(
      answersOfAll("no", { b1: "yes", b5: "maybe", g2: "maybe", o1: "yes", o3: "yes", o5: "yes" }),
    ),
  ).toEqual([
    [1.5, 30],
    [0.5, 10],
    [3, 60],
  ]);
});

test.each<[string, Answers, string]>([
  ["nothing at all", {}, "branding"],
  ["all three equal", { b2: "yes", g1: "yes", o1: "yes" }, "branding"],
  ["growth and operations equal", { b1: "maybe", g5: "yes", o1: "yes" }, "growth"],
  ["branding and operations equal", { b1: "yes", o1: "maybe", o2: "maybe" }, "branding"],
  ["operations alone the highest", { b1: "yes", g1: "yes", o1: "yes", o2: "maybe" }, "operations"],
])("priority area on %s: %s", (_name, others, sectionId) => {
  expect(quizResult(answersOfAll("no", others)).recommendation.sectionId).toBe(sectionId);
});

test("only a check of 15 times no is without a concern", () => {
  expect(isWithoutConcern(quizResult(answersOfAll("no")))).toBe(true);
  expect(isWithoutConcern(quizResult(answersOfAll("no", { o5: "maybe" })))).toBe(false);
});

test("the health score is a whole number of 0-100 and never rises with a further concern", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, anyQuestionId, (answers, id) => {
      const scoreWith = (answer: "no" | "maybe" | "yes") =>
        quizResult({ ...answers, [id]: answer }).healthScore;
      const [no, maybe, yes] = [scoreWith("no"), scoreWith("maybe"), scoreWith("yes")];
      for (const score of [no, maybe, yes])
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(no).toBeGreaterThan(maybe);
      expect(maybe).toBeGreaterThan(yes);
    }),
  );
});

test("a section's percentage is its score; the priority is the first of the highest", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const { sectionScores, recommendation } = quizResult(answers);
      expect(sectionScores.map(({ sectionId }) => sectionId)).toEqual(SECTIONS.map(({ id }) => id));
      for (const { score, percentage, totalQuestions } of sectionScores)
        expect([totalQuestions, percentage]).toEqual([5, score * 20]);
      const highest = Math.max(...sectionScores.map(({ score }) => score));
      expect(recommendation).toBe(sectionScores.find(({ score }) => score === highest));
    }),
  );
});

test.each<[string, Answers, string[]]>([
  ["no concern", {}, []],
  ["one area ahead", { b1: "yes", g1: "maybe" }, ["branding"]],
  ["two level", { g5: "yes", o1: "maybe", o2: "maybe", b1: "maybe" }, ["growth", "operations"]],
  ["three level", { b2: "yes", g1: "yes", o1: "yes" }, ["branding", "growth", "operations"]],
])("weakest areas of %s", (_name, others, sectionIds) => {
  const weakest = weakestAreas(quizResult(answersOfAll("no", others)));
  expect(weakest.map(({ sectionId }) => sectionId)).toEqual(sectionIds);
});
