import { isLang, LANGS } from "./languages";

test("the site speaks English first, and Hindi (decision 2)", () => {
  expect(LANGS).toEqual(["en", "hi"]);
  expect(LANGS.every(isLang)).toBe(true);
  for (const value of ["EN", "en-IN", "", "fr", null, undefined, 0, ["en"]])
    expect(isLang(value)).toBe(false);
});
