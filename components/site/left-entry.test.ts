// holds: #next-owner
import { LEFT_ENTRY_SCRIPT } from "./head-scripts";

type Load = { kept: string | null; entry?: string; type?: string; lang?: string };

/** Where the script leads a page load; null: nowhere. */
const sentTo = ({ kept, entry, type = "navigate", lang = "en" }: Load) => {
  let target: string | null = null;
  new Function("sessionStorage", "self", "performance", "location", "document", LEFT_ENTRY_SCRIPT)(
    { getItem: () => kept },
    entry === undefined ? {} : { navigation: { currentEntry: { id: entry } } },
    { getEntriesByType: () => [{ type }] },
    { replace: (to: string) => (target = to) },
    { documentElement: { lang } },
  );
  return target;
};

test("a history entry of the owner before leads to question 1, another one does not", () => {
  expect(sentTo({ kept: '["a","b"]', entry: "b", lang: "hi" })).toBe("/hi/health-check");
  expect(sentTo({ kept: '["a","b"]', entry: "c" })).toBeNull();
  expect(sentTo({ kept: null, entry: "b" })).toBeNull();
});

test("a browser that does not name its entries shows question 1 on each way back", () => {
  expect(sentTo({ kept: "[]", type: "back_forward" })).toBe("/health-check");
  expect(sentTo({ kept: "[]" })).toBeNull();
  expect(sentTo({ kept: null, type: "back_forward" })).toBeNull();
});
