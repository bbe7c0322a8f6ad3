// holds: #comparison
import { forgetComparisonLink, keepComparisonLink, comparisonLink } from "./comparison-link";
import { mayHaveComparisonLink, COMPARISON_LINK_KEY } from "./comparison-link-key";

const TOKEN = "abcdefghijklmnopqrst_-";
const DAY_MS = 24 * 60 * 60_000;

afterEach(forgetComparisonLink);

test("the link opened last waits until it is forgotten", () => {
  expect([mayHaveComparisonLink(), comparisonLink()]).toEqual([false, null]);
  keepComparisonLink("A".repeat(22));
  keepComparisonLink(TOKEN);
  expect([mayHaveComparisonLink(), comparisonLink()]).toEqual([true, TOKEN]);
  forgetComparisonLink();
  expect([mayHaveComparisonLink(), comparisonLink()]).toEqual([false, null]);
});

test.each([
  ["older than 90 days", { token: TOKEN, savedAt: Date.now() - 91 * DAY_MS }],
  ["from a clock far ahead", { token: TOKEN, savedAt: Date.now() + 91 * DAY_MS }],
  ["without a time", { token: TOKEN }],
  ["no token of ours", { token: "<script>", savedAt: Date.now() }],
  ["no object", 7],
])("a stored link that is %s is deleted", (_name, stored) => {
  localStorage.setItem(COMPARISON_LINK_KEY, JSON.stringify(stored));
  expect(comparisonLink()).toBeNull();
  expect(localStorage.getItem(COMPARISON_LINK_KEY)).toBeNull();
});
