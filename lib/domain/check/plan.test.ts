// holds: #plan
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { type Answers, concernsOf } from "./answers";
import { STEP_FACTS } from "./first-steps";
import { MONEY_QUESTIONS, planOf, QUICK_WIN_MINUTES } from "./plan";
import { priorityArea, quizResult } from "./scoring";
import { sectionOf } from "./sections";

const idsOf = (answers: Answers) => planOf(answers).map(({ questionId }) => questionId);

test.each<[string, Answers, readonly string[]]>([
  ["no concern", {}, []],
  ["one concern", { g2: "maybe" }, ["g2"]],
  ["two concerns, money first", { b5: "yes", o1: "maybe" }, ["o1", "b5"]],
  ["money by its order", { g5: "yes", o1: "yes", o2: "yes" }, ["o2", "o1", "g5"]],
  ["money with a yes before money with a maybe", { o2: "maybe", g5: "yes" }, ["g5", "o2"]],
  [
    "the quickest of the others, then the priority area",
    { o2: "yes", o3: "yes", o5: "yes", b4: "yes", b3: "yes" },
    ["o2", "b4", "o3"],
  ],
  ["a quick yes before a quicker maybe", { b5: "maybe", g4: "yes", g1: "yes" }, ["g4", "g1", "b5"]],
  [
    "nothing quick: by the order of concerns",
    { b1: "yes", b3: "maybe", g1: "yes" },
    ["b1", "b3", "g1"],
  ],
])("the plan of %s", (_name, others, ids) => {
  expect(idsOf(answersOfAll("no", others))).toEqual(ids);
});

test("any plan: money, a quick win, the priority area, from the owner's own concerns", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const plan = planOf(answers);
      const concerns = concernsOf(answers);
      expect(plan).toHaveLength(Math.min(3, concerns.length));
      expect(new Set(plan.map(({ questionId }) => questionId)).size).toBe(plan.length);
      expect(concerns).toEqual(expect.arrayContaining(plan));

      const ids = plan.map(({ questionId }) => questionId);
      const isMoney = (id: (typeof ids)[number]) => MONEY_QUESTIONS.includes(id);
      if (answers.o2 === "yes") expect(ids[0]).toBe("o2");
      if (concerns.some(({ questionId }) => isMoney(questionId)))
        expect(isMoney(ids[0]!)).toBe(true);
      const others = concerns.filter(({ questionId }) => questionId !== ids[0]);
      const quick = ({ questionId }: (typeof plan)[number]) =>
        STEP_FACTS[questionId].minutes <= QUICK_WIN_MINUTES;
      if (others.some(quick)) expect(plan.some(quick)).toBe(true);
      const top = priorityArea(quizResult(answers).sectionScores).sectionId;
      if (plan.length === 3) expect(ids.map((id) => sectionOf(id).id)).toContain(top);
    }),
  );
});
