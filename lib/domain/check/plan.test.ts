import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { type Answers, concernsOf } from "./answers";
import { STEP_FACTS } from "./first-steps";
import {
  daysLate,
  firstReason,
  MONEY_QUESTIONS,
  planNow,
  planOf,
  planProgress,
  QUICK_WIN_MINUTES,
} from "./plan";
import { NO_MARK, type PlanMarks } from "./plan-marks";
import { priorityArea, quizResult } from "./scoring";
import { QUESTION_IDS, sectionOf } from "./sections";

// holds: #plan

const idsOf = (answers: Answers) => planOf(answers).map(({ questionId }) => questionId);

test.each<[string, Answers, readonly string[]]>([
  ["no concern", {}, []],
  ["one concern", { g2: "maybe" }, ["g2"]],
  ["two concerns, money first", { b5: "yes", o1: "maybe" }, ["o1", "b5"]],
  ["money by its order", { g5: "yes", o1: "yes", o2: "yes" }, ["o2", "o1", "g5"]],
  ["money with a yes before money with a maybe", { o2: "maybe", g5: "yes" }, ["g5", "o2"]],
  [
    "the quickest of the others, then the priority area",
    { o2: "yes", o3: "yes", o5: "yes", b2: "yes", b3: "yes" },
    ["o2", "b2", "o3"],
  ],
  ["the map before its reviews", { b3: "maybe", b4: "yes" }, ["b3"]],
  ["reviews where the map is right", { b4: "yes" }, ["b4"]],
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
      const isForReviews = ({ questionId }: (typeof plan)[number]) => questionId === "b4";
      const concerns = concernsOf(answers).filter(
        (step) => answers.b3 === "no" || !isForReviews(step),
      );
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
      if (plan.length === 3 && concerns.some(({ questionId }) => sectionOf(questionId).id === top))
        expect(ids.map((id) => sectionOf(id).id)).toContain(top);
    }),
  );
});

describe("with its owner's marks", () => {
  const done = { ...NO_MARK, doneAt: 1, version: 1 };
  const skipped = { ...done, doneAt: null, skippedAt: 1 };
  const answers = answersOfAll("yes", { g1: "maybe", o3: "no", o4: "no", g2: "no", b3: "maybe" });
  const idsNow = (marks: PlanMarks) => {
    const { steps, earlier } = planNow(answers, marks);
    return [steps, earlier].map((list) => list.map(({ questionId }) => questionId));
  };

  test("a step that is not for the owner gives way to the next one by the same rule", () => {
    expect(idsNow({})).toEqual([["o2", "b5", "b1"], []]);
    expect(idsNow({ o2: skipped })).toEqual([["o1", "b5", "b1"], []]);
    expect(idsNow({ b5: skipped })).toEqual([["o2", "b2", "b1"], []]);
  });

  test("three done steps are followed by three more, and reviews by the map", () => {
    expect(idsNow({ o2: done, b5: done })).toEqual([["o2", "b5", "b1"], []]);
    const first = { o2: done, b5: done, b1: done };
    expect(idsNow(first)).toEqual([
      ["o1", "b2", "b3"],
      ["o2", "b5", "b1"],
    ]);
    expect(idsNow({ ...first, o1: done, b2: done, b3: done })[0]).toContain("b4");
    expect(idsNow({ ...first, b3: skipped })[0]).not.toContain("b4");
  });

  test("any marks: no step twice, none that was skipped, no end before all are done", () => {
    const mark = fc.constantFrom(done, skipped, { ...skipped, skippedAt: null });
    const marks = fc.dictionary(fc.constantFrom(...QUESTION_IDS), mark);
    fc.assert(
      fc.property(anyCompleteAnswers, marks, (given, noted: PlanMarks) => {
        const { steps, earlier } = planNow(given, noted);
        const ids = [...earlier, ...steps].map(({ questionId }) => questionId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => noted[id]?.skippedAt != null)).toEqual([]);
        expect(earlier.every(({ questionId: id }) => noted[id]?.doneAt != null)).toBe(true);
        if (steps.length > 0)
          expect(steps.some(({ questionId: id }) => noted[id]?.doneAt == null)).toBe(true);
      }),
    );
  });

  test("says why its first step is the first", () => {
    const reasonOf = (own: Answers) => firstReason(planOf(answersOfAll("no", own))[0]!);
    expect(reasonOf({ o2: "yes", b1: "yes" })).toBe("money");
    expect(reasonOf({ o1: "maybe" })).toBe("moneyUnsure");
    expect(reasonOf({ b5: "yes", b1: "yes" })).toBe("quick");
    expect(reasonOf({ b1: "yes", g1: "yes" })).toBe("area");
  });
});

// holds: #plan

const DAY_MS = 24 * 60 * 60_000;
const mark = { ...NO_MARK, version: 1 };

test("steps are counted from the first one on, the done ones among them", () => {
  const answers = answersOfAll("no", { o2: "yes", b5: "yes", b1: "yes", g1: "yes", g2: "yes" });
  const done = { ...mark, doneAt: 5 };
  const marks = { o2: done, b5: done, b1: done, g1: { ...mark, dueAt: 7 } };
  expect(planProgress(answers, marks)).toMatchObject([
    { questionId: "o2", n: 1, doneAt: 5 },
    { questionId: "b5", n: 2, doneAt: 5 },
    { questionId: "b1", n: 3, doneAt: 5 },
    { questionId: "g2", n: 4, doneAt: null, dueAt: null },
    { questionId: "g1", n: 5, doneAt: null, dueAt: 7 },
  ]);
});

test("a step is late from its time on, unless it is done", () => {
  const step = { questionId: "o1", answer: "yes", n: 1, doneAt: null, dueAt: 100 } as const;
  expect(daysLate(step, 99)).toBeNull();
  expect(daysLate(step, 100)).toBe(0);
  expect(daysLate(step, 100 + 4 * DAY_MS)).toBe(4);
  expect(daysLate({ ...step, doneAt: 99 }, 100 + DAY_MS)).toBeNull();
  expect(daysLate({ ...step, dueAt: null }, 100)).toBeNull();
});
