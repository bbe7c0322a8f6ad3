import { LANGS, pathIn } from "./languages";
import { pathOf } from "./path-of";

test("a page's path is the same in every language", () => {
  for (const path of ["/", "/contact", "/blog/udhaar", "/history", "/english"])
    for (const lang of LANGS) expect(pathOf(pathIn(lang, path))).toBe(path);
});

test("the inner address of a prerendered English page loses its prefix too", () => {
  expect(pathOf("/en")).toBe("/");
  expect(pathOf("/en/contact")).toBe("/contact");
});

test("the form of a page that a query chose is that page", () => {
  for (const lang of LANGS) {
    expect(pathOf(`/${lang}/contact/for/order/suite`)).toBe("/contact");
    expect(pathOf(`/${lang}/onboarding/for/suite`)).toBe("/onboarding");
    expect(pathOf(`/${lang}/about/for/suite`)).toBe("/about/for/suite");
  }
});
