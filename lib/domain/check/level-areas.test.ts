// holds: #scoring
import { type Answer, ANSWERS, CONCERN_POINTS } from "./answers";
import { quizResult, weakestAreas } from "./scoring";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { SECTIONS } from "./sections";

test("of all 3 to the power of 15 answer sheets 21 % have level areas, and in 57 %, more than half, they are at most half a point apart", () => {
  /** One list of five answers for each of the 11 scores of an area, and how many of the 243 lists have it. */
  const lists = new Map<number, { answers: Answer[]; count: number }>();
  const fives = ANSWERS.map((one) => [one]);
  for (let more = 0; more < 4; more++)
    fives.push(...fives.splice(0).flatMap((list) => ANSWERS.map((one) => [...list, one])));
  for (const answers of fives) {
    const score = answers.reduce((sum, one) => sum + CONCERN_POINTS[one], 0);
    lists.set(score, { answers, count: (lists.get(score)?.count ?? 0) + 1 });
  }
  /** Trinomial coefficients of 5, by hand. */
  expect([...lists].toSorted(([a], [b]) => a - b).map(([, { count }]) => count)).toEqual([
    1, 5, 15, 30, 45, 51, 45, 30, 15, 5, 1,
  ]);
  const counted = { all: 0, level: 0, close: 0 };
  const [first, second, third] = SECTIONS.map(({ questionIds }) =>
    [...lists.values()].map(({ answers, count }) => ({
      count,
      answers: Object.fromEntries(questionIds.map((id, at) => [id, answers[at]])),
    })),
  );
  for (const a of first!)
    for (const b of second!)
      for (const c of third!) {
        const sheet = answersOfAll("no", { ...a.answers, ...b.answers, ...c.answers });
        const result = quizResult(sheet);
        const [top = 0, next = 0] = result.sectionScores
          .map(({ score }) => score)
          .toSorted((x, y) => y - x);
        const count = a.count * b.count * c.count;
        counted.all += count;
        if (weakestAreas(result).length !== 1) counted.level += count;
        if (top - next <= 0.5) counted.close += count;
      }
  expect(counted.all).toBe(3 ** 15);
  const percent = (count: number) => Math.round((count / counted.all) * 100);
  expect([percent(counted.level), percent(counted.close)]).toEqual([21, 57]);
});
