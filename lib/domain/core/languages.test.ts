// holds: #languages
import { isLang, LANGS, pathIn } from "./languages";

test("the site speaks English first, and Hindi", () => {
  expect(LANGS).toEqual(["en", "hi"]);
  expect(LANGS.every(isLang)).toBe(true);
  for (const value of ["EN", "en-IN", "", "fr", null, undefined, 0, ["en"]])
    expect(isLang(value)).toBe(false);
});

test("a page has its path in English, and Hindi's before it in Hindi", () => {
  expect([pathIn("en", "/"), pathIn("en", "/about")]).toEqual(["/", "/about"]);
  expect([pathIn("hi", "/"), pathIn("hi", "/about")]).toEqual(["/hi", "/hi/about"]);
  expect([pathIn("hi", "/#faq"), pathIn("hi", "/?a=1")]).toEqual(["/hi#faq", "/hi?a=1"]);
});
