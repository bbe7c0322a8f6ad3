import { LANGS, pathIn, pathOf } from "./languages";

test("a page's path is the same in every language", () => {
  for (const path of ["/", "/contact", "/blog/udhaar", "/history", "/english"])
    for (const lang of LANGS) expect(pathOf(pathIn(lang, path))).toBe(path);
});

test("the inner address of a prerendered English page loses its prefix too", () => {
  expect(pathOf("/en")).toBe("/");
  expect(pathOf("/en/contact")).toBe("/contact");
});
