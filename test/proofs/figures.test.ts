import { atLeast, atMost, shown } from "./figures";

test("a small number is shown with three digits, a large one whole", () => {
  expect([0.4567, 25.049, 99.96, 100.4, 12_345.6, 0, -1.2345].map(shown)).toEqual([
    "0.457",
    "25",
    "100",
    "100",
    "12346",
    "0",
    "-1.23",
  ]);
});

test("a figure that is no number holds nothing", () => {
  expect(atMost("a", NaN, 1).isMet).toBe(false);
  expect(atLeast("a", NaN, 1).isMet).toBe(false);
  expect(atLeast("a", 0.4499, 0.45, "x")).toEqual({
    what: "a",
    found: "0.45x",
    wanted: "≥ 0.45x",
    isMet: false,
  });
});
