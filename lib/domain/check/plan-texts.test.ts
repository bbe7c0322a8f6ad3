// holds: #plan
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import { contentIn } from "@/lib/content";
import { NO_MARK } from "./plan-marks";
import { planTexts, stepText, whysOf } from "./plan-texts";
import { ownStep } from "./step-words";

const words = contentIn("en").analysis;
const { steps, done, findOut } = words;
const SHOP = answersOfAll("no", { o1: "maybe", b4: "yes" });

test("a step in our own words, with its minutes, tool and end, its day and its tick", () => {
  const marks = {
    o1: { ...NO_MARK, dueAt: 7, version: 1 },
    b4: { ...NO_MARK, doneAt: 8, version: 1 },
  };
  expect(planTexts({ answers: SHOP, marks }, words)).toEqual([
    {
      questionId: "o1",
      answer: "maybe",
      minutes: 45,
      dueAt: 7,
      doneAt: null,
      tool: "udhaar",
      text: findOut.o1!.step,
      done: findOut.o1!.done,
    },
    {
      questionId: "b4",
      answer: "yes",
      minutes: 15,
      dueAt: null,
      doneAt: 8,
      tool: "reviewMessage",
      text: steps.b4,
      done: done.b4,
    },
  ]);
});

test("the steps of the owner's trade take the place of those that are wrong for it", () => {
  const trade = {
    b4: { step: "Card.", done: "in." },
    o1: { step: "Payouts.", done: "asked." },
    b3: { step: "App.", done: "right." },
    g5: { step: "Per hour.", done: "listed." },
  };
  const textOf = (id: "b3" | "b4" | "g5" | "o1", answer: "yes" | "maybe") =>
    stepText({ questionId: id, answer }, { ...words, trade });
  expect(textOf("b4", "yes")).toMatchObject({ text: "Card.", done: "in.", tool: null });
  expect(textOf("g5", "yes")).toMatchObject({ text: "Per hour.", tool: "margin" });
  // Who does not know finds out first, but not where that way is wrong for the trade.
  expect(textOf("o1", "maybe").text).toBe(findOut.o1!.step);
  expect(textOf("b3", "maybe").text).toBe("App.");
});

test("our remark says why one step matters: the first that is tied to its question; an AI's does not", () => {
  const ids = [["g4"], ["o2", "o1"], ["o1"], ["b2"]] as const;
  const insightIds = ids.map((questionIds) => ({ questionIds: [...questionIds] }));
  const steps = (["o2", "b4", "o1"] as const).map((questionId) => ({ questionId }));
  const { analysis } = outcomeOf(SHOP, "standard");
  const remarks = { ...analysis, insights: ["G4.", "Both.", "O1.", "B2."], insightIds };
  const none = [undefined, undefined, undefined];
  for (const source of ["standard", "silent"] as const)
    expect(whysOf(steps, { analysis: remarks, source })).toEqual(["Both.", undefined, "O1."]);
  expect(whysOf(steps, { analysis: { ...remarks, insightIds: [] }, source: "silent" })).toEqual(
    none,
  );
  expect(whysOf(steps, { analysis: remarks, source: "ai" })).toEqual(none);
});

test("a maybe without a way to find out gets the step itself", () => {
  expect(ownStep({ questionId: "o5", answer: "maybe" }, words)).toEqual({
    text: steps.o5,
    done: done.o5,
  });
  expect(ownStep({ questionId: "o1", answer: "yes" }, words).text).toBe(steps.o1);
});
