// holds: #standard-analysis
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { type Answers, concernsOf } from "./answers";
import { type ConcernPair, concernPairsOf, questionsOf } from "./concern-pairs";

test.each<[string, Answers, ConcernPair[]]>([
  ["no concern", {}, []],
  ["one half of a pair", { o1: "yes" }, []],
  ["two yes", { o1: "yes", o2: "yes" }, ["o1+o2"]],
  ["a yes and a maybe", { o1: "maybe", o2: "yes" }, ["o1+o2"]],
  ["two maybes, for which a pair is too sure", { o1: "maybe", o2: "maybe" }, []],
  ["two yes before a yes and a maybe", { o1: "maybe", o2: "yes", g5: "yes" }, ["g5+o2"]],
  ["two pairs apart", { b1: "yes", g5: "yes", o3: "yes", o5: "yes" }, ["b1+g5", "o3+o5"]],
])("pairs of %s", (_name, others, pairs) => {
  expect(concernPairsOf(concernsOf(answersOfAll("no", others)))).toEqual(pairs);
});

test("any pair speaks of two concerns, and no question is in two pairs", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const ids = concernPairsOf(concernsOf(answers)).flatMap(questionsOf);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => answers[id] === "no")).toEqual([]);
    }),
  );
});
