import { fill } from "./fill";

test.each([
  ["{n} of {total}", { n: 3, total: 15 }, "3 of 15"],
  ["{n}, {n}", { n: "twice" }, "twice, twice"],
  ["{score}", { score: 0 }, "0"],
  ["{empty}.", { empty: "" }, "."],
  ["no hole", { n: 1 }, "no hole"],
  ["{missing} {n}", { n: 1 }, "{missing} 1"],
  ["{toString} {constructor}", {}, "{toString} {constructor}"],
  ["{a}{b}", { a: "{b}", b: "$&" }, "{b}$&"],
  ["{ n } {}", { n: 1 }, "{ n } {}"],
])("%p with %p gives %p", (template, values, text) => {
  expect(fill(template, values as Record<string, string | number>)).toBe(text);
});
