// holds: #refunds
import { OFFERED } from "./packages";
import { refundRupees, stagesOf } from "./refunds";

const PAID = [6999, 7499, 8499];

const tableOf = (at: number) =>
  Array.from({ length: stagesOf(OFFERED[at]!) + 1 }, (_, begun) =>
    refundRupees(OFFERED[at]!, PAID[at]!, begun),
  );

test("the refund after each stage begun, in rupees", () => {
  expect(tableOf(0)).toEqual([6999, 5250, 3500, 1750, 0]);
  expect(tableOf(1)).toEqual([7499, 5000, 2500, 0]);
  expect(tableOf(2)).toEqual([8499, 7083, 5666, 4250, 2833, 1417, 0]);
});

test("all before work begins, nothing after the last stage, never more than was paid", () => {
  for (const at of OFFERED.keys()) {
    const table = tableOf(at);
    expect(table[0]).toBe(PAID[at]);
    expect(table.at(-1)).toBe(0);
    expect(table).toEqual(table.toSorted((a, b) => b - a));
  }
});
