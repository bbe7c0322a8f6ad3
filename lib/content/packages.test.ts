// holds: #words
import { LANGS } from "@/lib/domain/core/languages";
import { OFFERED } from "@/lib/domain/check/packages";
import { contentIn } from "./index";

/** Words the site never uses (docs/product/site.md#words). */
const EMPTY_WORDS =
  /\b(unlock|leverag|supercharg|seamless|journey|empower|solution|boost|transform)/i;

test.each(LANGS)("%s: each package says what is in it, when, and what is not", (lang) => {
  const { blocks } = contentIn(lang).services;
  for (const { id, months } of OFFERED) {
    const { gets, when, not } = blocks[id];
    expect(new Set(gets).size).toBe(4);
    expect(new Set(not).size).toBeGreaterThanOrEqual(3);
    // A line for each month; the one-time work has one for each week.
    expect(when.map(({ time }) => time.match(/\d+/)?.[0])).toEqual(
      Array.from({ length: months || 4 }, (_, at) => `${at + 1}`),
    );
  }
});

test("packages, services and answers use no empty words", () => {
  const { faq, packages, services } = contentIn("en");
  expect(JSON.stringify({ faq, packages, services })).not.toMatch(EMPTY_WORDS);
});
