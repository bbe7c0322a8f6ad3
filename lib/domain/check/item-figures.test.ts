// holds: #scoring
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { randomSheets } from "@/test/builders/random-sheets";
import type { Answers } from "./answers";
import {
  correlation,
  cronbachAlpha,
  itemFigures,
  LEAST_OWNERS,
  type OwnerChecks,
  RETEST_DAYS,
} from "./item-figures";

const DAY_MS = 24 * 60 * 60_000;
const owner = (...answers: readonly Answers[]): OwnerChecks =>
  answers.map((others, at) => ({ completedAt: at * DAY_MS, answers: answersOfAll("no", others) }));
const times = (count: number, one: OwnerChecks): OwnerChecks[] =>
  Array.from({ length: count }, () => one);

test("correlation and alpha of a small table, worked by hand", () => {
  // xs − 2 = (−1, 0, 1), ys − 2 = (−1, 1, 0): 1 / sqrt(2 × 2)
  expect(correlation([1, 2, 3], [1, 3, 2])).toBeCloseTo(0.5, 12);
  // Columns (1, 0, 1, 0), (1, 0, 1, 0), (1, 0, 0, 1): each varies by 1/4. Sums 3, 0, 2, 1: 5/4. 3/2 × (1 − 3/4 ÷ 5/4) = 0.6
  const rows = [
    [1, 1, 1],
    [0, 0, 0],
    [1, 1, 0],
    [0, 0, 1],
  ];
  expect(cronbachAlpha(rows)).toBeCloseTo(0.6, 12);
});

test("what never varies has no correlation and no alpha", () => {
  expect(correlation([1, 1, 1], [0, 0.5, 1])).toBeNull();
  expect(correlation([0, 0.5, 1], [0.5, 0.5, 0.5])).toBeNull();
  expect(
    cronbachAlpha([
      [1, 0],
      [0, 1],
    ]),
  ).toBeNull();
});

test("below 100 owners there is only their number; owners without a check do not count", () => {
  const few = times(LEAST_OWNERS - 1, owner({ b1: "yes" }));
  expect(itemFigures([...few, []])).toEqual({ n: 99, figures: null });
  expect(itemFigures([...few, owner({})]).figures).not.toBeNull();
});

test("the figures of 100 owners, worked by hand", () => {
  const { n, figures } = itemFigures([
    ...times(40, owner({ b1: "yes", b2: "yes" })),
    ...times(20, owner({ b1: "maybe", g1: "maybe" })),
    ...times(10, owner({ g1: "yes", o1: "maybe" }, { g1: "no", o1: "maybe" })),
    ...times(30, owner({}, { b1: "yes" })),
  ]);
  expect(n).toBe(100);
  const { alphas, close, items, level, retests } = figures!;
  const itemOf = (id: string) => items.find(({ questionId }) => questionId === id)!;
  expect(items).toHaveLength(15);
  expect(itemOf("b1").shares).toEqual({ yes: 0.4, maybe: 0.2, no: 0.4 });
  // b1 against b2: means 0.5 and 0.4; covariance 0.4 − 0.2 = 0.2; variances 0.45 − 0.25 = 0.2 and 0.24
  expect(itemOf("b1").itemRest).toBeCloseTo(0.2 / Math.sqrt(0.2 * 0.24), 12);
  expect(itemOf("b3").itemRest).toBeNull();
  // Items vary by 0.2 + 0.24, their sum by 0.2 + 0.24 + 2 × 0.2 = 0.84
  expect(alphas.branding).toBeCloseTo((5 / 4) * (1 - 0.44 / 0.84), 12);
  // One question alone: the sum varies as it does.
  expect(alphas.operations).toBeCloseTo(0, 12);
  // Level: 20 with half a point each, 30 without a concern. 10 more are half a point ahead.
  expect([level, close]).toEqual([0.5, 0.6]);
  expect(retests).toBe(40);
  expect([itemOf("b1").agreement, itemOf("g1").agreement, itemOf("o1").agreement]).toEqual([
    ...[0.25, 0.75, 1],
  ]);
});

test("a later check is no retest, and a third one changes nothing", () => {
  const [first, second] = owner({}, { b1: "yes" });
  const late = { ...second!, completedAt: RETEST_DAYS * DAY_MS + 1 };
  const inTime = { ...second!, completedAt: RETEST_DAYS * DAY_MS };
  const figuresOf = (...checks: OwnerChecks[number][]) => itemFigures(times(100, checks)).figures!;
  expect(figuresOf(first!, late)).toEqual(figuresOf(first!));
  expect(figuresOf(first!).items[0]!.agreement).toBeNull();
  expect(figuresOf(first!, inTime, late)).toEqual(figuresOf(first!, inTime));
  expect(figuresOf(first!, inTime).retests).toBe(100);
});

test("independent answers have no common measure, equal ones are one", () => {
  const sheets = [...randomSheets(4_000, { yes: 1 / 3, maybe: 1 / 3 }, 7)];
  const { alphas, close, level } = itemFigures(
    sheets.map((answers) => [{ completedAt: 0, answers }]),
  ).figures!;
  for (const alpha of Object.values(alphas)) expect(Math.abs(alpha!)).toBeLessThan(0.1);
  expect(level).toBeCloseTo(0.21, 1);
  expect(close).toBeCloseTo(0.57, 1);
  const alike = (["yes", "no"] as const).flatMap((answer) =>
    times(50, [{ completedAt: 0, answers: answersOfAll(answer) }]),
  );
  const same = itemFigures(alike).figures!;
  expect(Object.values(same.alphas)).toEqual([1, 1, 1].map((one) => expect.closeTo(one, 12)));
  for (const { itemRest } of same.items) expect(itemRest).toBeCloseTo(1, 12);
});

test("shares add up, correlations are within -1 and 1, and the order of owners changes nothing", () => {
  const anyOwners = fc.array(anyCompleteAnswers, { minLength: 100, maxLength: 110 });
  fc.assert(
    fc.property(anyOwners, (sheets) => {
      const owners = sheets.map((answers): OwnerChecks => [{ completedAt: 0, answers }]);
      const { items, alphas, level, close } = itemFigures(owners).figures!;
      for (const { itemRest, shares } of items) {
        expect(shares.yes + shares.maybe + shares.no).toBeCloseTo(1, 12);
        expect(Math.abs(itemRest ?? 0)).toBeLessThanOrEqual(1 + 1e-12);
      }
      for (const alpha of Object.values(alphas)) expect(alpha ?? 0).toBeLessThanOrEqual(1 + 1e-12);
      expect(level).toBeLessThanOrEqual(close);
      const turned = itemFigures(owners.toReversed()).figures!;
      turned.items.forEach(({ itemRest, shares }, at) => {
        expect(shares).toEqual(items[at]!.shares);
        expect(itemRest ?? 0).toBeCloseTo(items[at]!.itemRest ?? 0, 9);
      });
    }),
    { numRuns: 30 },
  );
});
