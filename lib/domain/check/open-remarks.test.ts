// holds: #result
import { openRemarks } from "./open-remarks";

const ofWords = (...counts: number[]) => ({
  insights: counts.map((count) => Array.from({ length: count }, () => "word").join("  ")),
});

test.each([
  [[], 0],
  [[60], 1],
  [[15, 15], 2],
  [[16, 16, 16], 3],
  [[16, 16, 17], 2],
  [[20, 29, 1], 1],
  [[5, 5, 5, 5], 3],
])("of remarks of %j words %d are open", (counts, open) => {
  expect(openRemarks(ofWords(...counts))).toBe(open);
});
