// holds: #words
import { LANGS } from "@/lib/domain/core/languages";
import DEFAULT_PACKAGES from "./facts/default-packages.json" with { type: "json" };
import { contentIn } from "./index";

/** Words the site never uses (docs/product/site.md#words). */
const EMPTY_WORDS =
  /\b(unlock|leverag|supercharg|seamless|journey|empower|solution|boost|transform)/i;

test.each(LANGS)("%s: each package says what is in it, when, and what is not", (lang) => {
  for (const { months, words } of DEFAULT_PACKAGES) {
    const { gets, when, not } = words[lang];
    expect(new Set(gets).size).toBe(4);
    expect(new Set(not).size).toBeGreaterThanOrEqual(3);
    // A line for each month; the one-time work has one for each week.
    expect(when.map(({ time }) => time.match(/\d+/)?.[0])).toEqual(
      Array.from({ length: months || 4 }, (_, at) => `${at + 1}`),
    );
  }
});

test("the packages of the specification keep its words", () => {
  expect(DEFAULT_PACKAGES.map(({ words }) => words.en.note)).toEqual([
    "one-time",
    "includes 3-month support",
    "6-month program",
  ]);
});

test("packages, services and answers use no empty words", () => {
  const { faq, packages, services } = contentIn("en");
  expect(JSON.stringify({ faq, packages, services, DEFAULT_PACKAGES })).not.toMatch(EMPTY_WORDS);
});
