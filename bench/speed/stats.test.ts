import fc from "fast-check";
import { alternately } from "./alternately";
import { median, percentile } from "./stats";

test("the middle one, or the mean of the two in the middle", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([10, 1, 2, 3])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test("half of all values are no larger than the median, and half no smaller", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values);
      const half = values.length / 2;
      expect(values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(half);
      expect(values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(half);
    }),
  );
});

test("a hundredth of all values are above p99", () => {
  const values = Array.from({ length: 1000 }, (_, n) => n + 1);
  expect(percentile(values.toReversed(), 0.99)).toBe(990);
  expect(percentile([5], 0.99)).toBe(5);
});

test("sides are measured in turn, and each has its own medians", async () => {
  const order: string[] = [];
  const side = (name: string, values: number[]) => () => {
    order.push(name);
    return Promise.resolve({ value: values.shift()!, twice: 2 });
  };
  const found = await alternately(3, { a: side("a", [9, 1, 5]), b: side("b", [2, 2, 8]) });
  expect(order).toEqual(["a", "b", "a", "b", "a", "b"]);
  expect(found).toEqual({ a: { value: 5, twice: 2 }, b: { value: 2, twice: 2 } });
});
