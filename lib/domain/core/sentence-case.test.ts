import { sentenceCase } from "./fill";

test.each([
  ["cash runs short", "Cash runs short"],
  ["GST late", "GST late"],
  ["उधार में फँसा पैसा", "उधार में फँसा पैसा"],
  ["", ""],
])("%j begins a line as %j", (text, line) => {
  expect(sentenceCase(text)).toBe(line);
});
