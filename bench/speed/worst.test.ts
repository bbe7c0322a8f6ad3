import { nowhereAbove, nowhereBelow } from "./worst";

const PAGES = {
  "/": { KB: 3, score: 100 },
  "/hi": { KB: 7, score: 98 },
  "/about": { KB: 5, score: 99 },
};

test("one page too large or too low is enough, and it is named", () => {
  expect(nowhereAbove(PAGES, "KB", 6)).toMatchObject({ what: "KB, worst at /hi", isMet: false });
  expect(nowhereAbove(PAGES, "KB", 7)).toMatchObject({ found: "7", isMet: true });
  expect(nowhereBelow(PAGES, "score", 99)).toMatchObject({ found: "98", isMet: false });
  expect(nowhereBelow(PAGES, "score", 98)).toMatchObject({ isMet: true });
});

test("what was not measured holds nowhere", () => {
  expect(nowhereAbove(PAGES, "CLS", 1)).toMatchObject({ isMet: false });
  expect(nowhereAbove({}, "KB", 1)).toMatchObject({ isMet: false });
});
