import { errorMessage, errorName } from "./error-text";

test.each([
  [new TypeError("no number"), "TypeError", "no number"],
  ["a text", "unknown", "unknown"],
  [null, "unknown", "unknown"],
])("%p has a name and a message for the log", (thrown, name, message) => {
  expect([errorName(thrown), errorMessage(thrown)]).toEqual([name, message]);
});
