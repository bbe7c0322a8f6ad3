// holds: #result
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { concernsOf } from "./answers";
import { quizResult } from "./scoring";
import { sectionOf } from "./sections";
import { concernGroups } from "./concern-pairs";

test("sections with a concern come worst first, each with yes before maybe", () => {
  const answers = answersOfAll("no", { b1: "maybe", g2: "maybe", o2: "maybe", o4: "yes" });
  const why = concernGroups(answers, quizResult(answers));
  expect(why.map(({ section }) => [section.sectionId, section.score])).toEqual([
    ["operations", 1.5],
    ["branding", 0.5],
    ["growth", 0.5],
  ]);
  expect(why[0]?.concerns).toEqual([
    { questionId: "o4", answer: "yes" },
    { questionId: "o2", answer: "maybe" },
  ]);
});

test("a section without a concern is left out", () => {
  const answers = answersOfAll("no", { g3: "yes" });
  expect(
    concernGroups(answers, quizResult(answers)).map(({ section }) => section.sectionId),
  ).toEqual(["growth"]);
  const healthy = answersOfAll("no");
  expect(concernGroups(healthy, quizResult(healthy))).toEqual([]);
});

test("it holds every concern once, under its own section, the priority area first", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const result = quizResult(answers);
      const why = concernGroups(answers, result);
      expect(why.flatMap(({ concerns }) => concerns)).toEqual(concernsOf(answers));
      for (const { section, concerns } of why) {
        expect(result.sectionScores).toContain(section);
        for (const { questionId } of concerns)
          expect(sectionOf(questionId).id).toBe(section.sectionId);
      }
      if (why[0]) expect(why[0].section).toBe(result.recommendation);
    }),
  );
});
