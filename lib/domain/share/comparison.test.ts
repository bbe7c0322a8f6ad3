// holds: #comparison
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import type { Answers } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { comparedQuestions, talkingPoints, viewOf } from "./comparison";

test.each([
  ["yes", "yes", "both"],
  ["yes", "maybe", "both"],
  ["maybe", "maybe", "both"],
  ["yes", "no", "differ"],
  ["maybe", "no", "differ"],
  ["no", "no", "neither"],
] as const)("%s and %s: %s, in either order", (one, other, view) => {
  expect([viewOf(one, other), viewOf(other, one)]).toEqual([view, view]);
});

const pointsOf = (mine: Answers, theirs: Answers) =>
  talkingPoints(comparedQuestions(answersOfAll("no", mine), answersOfAll("no", theirs)));

test.each<[string, Answers, Answers, readonly string[]]>([
  ["nothing", {}, {}, []],
  ["yes against no before yes and yes", { b1: "yes", g1: "yes" }, { b1: "yes" }, ["g1", "b1"]],
  ["the heavier area first", { b1: "yes", o1: "yes", o2: "maybe" }, {}, ["o1", "b1", "o2"]],
  ["level areas in the order of asking", { o5: "yes" }, { b2: "yes" }, ["b2", "o5"]],
  [
    "the less sure ones last",
    { b1: "maybe", b2: "maybe", b3: "yes" },
    { b1: "maybe", b3: "maybe" },
    ["b3", "b2", "b1"],
  ],
  ["three, not more", { b1: "yes", b2: "yes", b3: "yes", b4: "yes" }, {}, ["b1", "b2", "b3"]],
])("what to talk about: %s", (_name, mine, theirs, ids) => {
  expect(pointsOf(mine, theirs)).toEqual(ids);
});

test("any two checks: the same points for both people, never one that is no problem for either", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, anyCompleteAnswers, (mine, theirs) => {
      const compared = comparedQuestions(mine, theirs);
      expect(compared.map(({ questionId }) => questionId)).toEqual(QUESTION_IDS);
      const points = talkingPoints(compared);
      expect(talkingPoints(comparedQuestions(theirs, mine))).toEqual(points);
      const worth = compared.filter(({ view }) => view !== "neither");
      expect(points).toHaveLength(Math.min(3, worth.length));
      expect(worth.map(({ questionId }) => questionId)).toEqual(expect.arrayContaining(points));
      const isOpposed = (id: (typeof points)[number]) =>
        [mine[id], theirs[id]].toSorted().join() === "no,yes";
      const opposed = QUESTION_IDS.filter(isOpposed).length;
      expect(points.filter(isOpposed)).toEqual(points.slice(0, Math.min(3, opposed)));
    }),
  );
});
