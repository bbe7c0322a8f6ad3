// holds: #desk
import { folded, foldedJson } from "./folded-text";

test.each([
  ["ज़ाहिदा", "जाहिदा"],
  ["\u095b", "ज"],
  ["न\u093c", "न"],
  ["D’Souza", "d'souza"],
  ["`quoted`", '"Quoted"'],
  ["ＡＳＨＡ＇Ｓ", "asha's"],
  ["José\n₹", "jose\n₹"],
  ["", ""],
])("%j is the same as %j", (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

test("other letters stay different", () => {
  expect([folded("जाहिद"), folded("Asha 12")]).toEqual(["जाहिद", "asha 12"]);
  expect(folded("asha")).not.toBe(folded("usha"));
});

test.each([
  'say "hi"there',
  "D'Souza `x`",
  "ज़ाहिदा “ख़ान”",
  'ends in a backslash \\ "',
  "line\nline",
])("JSON with %j in it contains its words", (text) => {
  const json = foldedJson(JSON.stringify({ name: text, other: 1 }));
  for (const word of folded(text)
    .split(/\s+/)
    .filter((one) => !one.includes("\\")))
    expect(json).toContain(word);
});
