// holds: #plan
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { daysLate, planProgress } from "./plan-progress";

const DAY_MS = 24 * 60 * 60_000;
const mark = { dueAt: null, doneAt: null, skippedAt: null, again: null, version: 1 };

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
