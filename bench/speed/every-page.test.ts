import { everyPageAtMost, everyPageAtLeast } from "./every-page";

const PAGES = {
  "/": { KB: 3, score: 100 },
  "/hi": { KB: 7, score: 98 },
  "/about": { KB: 5, score: 99 },
};

test("one page too large or too low is enough, and it is named", () => {
  expect(everyPageAtMost(PAGES, "KB", 6)).toMatchObject({ what: "KB, worst at /hi", isMet: false });
  expect(everyPageAtMost(PAGES, "KB", 7)).toMatchObject({ found: "7", isMet: true });
  expect(everyPageAtLeast(PAGES, "score", 99)).toMatchObject({ found: "98", isMet: false });
  expect(everyPageAtLeast(PAGES, "score", 98)).toMatchObject({ isMet: true });
});

test("what was not measured holds nowhere", () => {
  expect(everyPageAtMost(PAGES, "CLS", 1)).toMatchObject({ isMet: false });
  expect(everyPageAtMost({}, "KB", 1)).toMatchObject({ isMet: false });
});
