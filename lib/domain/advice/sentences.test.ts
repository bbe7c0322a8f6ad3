import { firstSentence, withinWords } from "./grounding";

test.each([
  ["Late replies lose buyers.", "Late replies lose buyers."],
  ["Late replies lose buyers. Fix two times a day.", "Late replies lose buyers."],
  ['They ask "Why you?" Nobody knows.', 'They ask "Why you?"'],
  [
    "Ask early, e.g. On Mondays, and write it down.",
    "Ask early, e.g. On Mondays, and write it down.",
  ],
  ["The shop opens at 9.30 and closes at 8.30 p.m. every day.", null],
  ["जवाब देर से जाते हैं। दो समय तय करें।", "जवाब देर से जाते हैं।"],
])("the first sentence of %j", (text, expected) => {
  expect(firstSentence(text, 20)).toBe(expected ?? text);
});

test("words are counted, dashes and blanks are not", () => {
  expect(withinWords("One – two ___ three, 4.", 4)).toBe("One – two ___ three, 4.");
  expect(withinWords("One – two ___ three, 4.", 3)).toBeNull();
  expect(firstSentence("One two three. Four.", 3)).toBe("One two three.");
  expect(firstSentence("One two three four. Five.", 3)).toBeNull();
  expect(withinWords("जवाब देर से जाते हैं।", 5)).not.toBeNull();
  expect(withinWords("जवाब देर से जाते हैं।", 4)).toBeNull();
});
