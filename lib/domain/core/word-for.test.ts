import { wordFor } from "./fill";

test.each([
  ["won", "Won"],
  ["later", "later"],
  ["constructor", "constructor"],
])("%j is shown as %j", (value, shown) => {
  expect(wordFor({ won: "Won" }, value)).toBe(shown);
});
