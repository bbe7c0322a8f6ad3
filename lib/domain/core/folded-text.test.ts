import { folded } from "./folded-text";

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
