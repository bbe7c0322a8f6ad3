// holds: #result
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import { contentIn } from "@/lib/content";
import type { Answers } from "./answers";
import type { QuestionId } from "./sections";
import { becauseOf, remarksOf } from "./remarks";

const said = (concerns: Answers, ids: readonly (readonly QuestionId[])[]) => {
  const { analysis, ...outcome } = outcomeOf(answersOfAll("no", concerns), "ai");
  return {
    ...outcome,
    analysis: {
      ...analysis,
      insights: ids.map((own) => own.join(" ")),
      insightIds: ids.map((questionIds) => ({ questionIds: [...questionIds] })),
    },
  };
};

test.each<[string, Answers, QuestionId[][], string[]]>([
  [
    "a yes before maybes",
    { o1: "yes", b1: "maybe", b2: "maybe", b3: "maybe" },
    [["b1", "b2"], ["o1"]],
    ["o1", "b1 b2"],
  ],
  ["then a weakest area", { o1: "yes", b1: "yes", b2: "yes" }, [["o1"], ["b1"]], ["b1", "o1"]],
  [
    "then most answers",
    { o1: "yes", o2: "yes", o3: "yes" },
    [["o1"], ["o2", "o3"]],
    ["o2 o3", "o1"],
  ],
  ["else the AI's order", { o1: "yes", b1: "yes" }, [["o1"], ["b1"]], ["o1", "b1"]],
])("the strongest first: %s", (_, concerns, ids, order) => {
  expect(remarksOf(said(concerns, ids)).map(({ text }) => text)).toEqual(order);
});

test("what is tied to no yes or maybe is no remark, and nothing is where no AI answered", () => {
  const outcome = said({ o1: "yes" }, [["b1"], [], ["o1", "b1"]]);
  expect(remarksOf(outcome)).toEqual([{ text: "o1 b1", questionIds: ["o1"] }]);
  const older = { ...outcome, analysis: { ...outcome.analysis, insightIds: [] } };
  expect(remarksOf(older)).toEqual([]);
  for (const source of ["standard", "silent"] as const)
    expect(remarksOf({ ...outcome, source })).toEqual([]);
});

test("a remark's answers in words: each yes, then each maybe", () => {
  const { because, topics } = contentIn("en").result;
  const answers = answersOfAll("no", { o1: "maybe", b1: "yes", b2: "yes" });
  const of = (...questionIds: QuestionId[]) =>
    becauseOf({ text: "", questionIds }, answers, { because, topics });
  expect(of("o1", "b1", "b2")).toEqual([
    `${because.yes} ${topics.b1}, ${topics.b2}`,
    `${because.maybe} ${topics.o1}`,
  ]);
  expect(of("o1")).toEqual([`${because.maybe} ${topics.o1}`]);
});
