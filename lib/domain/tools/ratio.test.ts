// holds: #tools
import { percentOf, ratio, withoutGst } from "./ratio";

test("halves are rounded away from zero", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((value) => ratio(value, 1, 4))).toEqual([0, 1, 1, 1, 1, 2, 2]);
  expect([-1, -2, -5, -6].map((value) => ratio(value, 1, 4))).toEqual([0, -1, -1, -2]);
});

test("rounded up, a rest counts as a whole, and no rest as none", () => {
  expect([0, 1, 4, 5].map((value) => ratio(value, 1, 4, "up"))).toEqual([0, 1, 1, 2]);
  expect([-1, -4, -5].map((value) => ratio(value, 1, 4, "up"))).toEqual([0, -1, -1]);
});

test("a percent, and a price without its GST", () => {
  expect(percentOf(840_00, 15_00)).toBe(126_00);
  expect(percentOf(999_00_00_000_00, 99_99)).toBe(998_90_01_000_00);
  expect([withoutGst(630_00, 5_00), withoutGst(500_00, 5_00)]).toEqual([600_00, 476_19]);
});
