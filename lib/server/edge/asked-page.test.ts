// holds: #pages
import { askedPage } from "./asked-page";

test.each([
  ["/contact", "?topic=order&package=suite", "/contact/for/order/suite"],
  ["/hi/contact", "?utm_source=x&package=suite&topic=order", "/hi/contact/for/order/suite"],
  ["/contact", "?topic=demo", "/contact/for/demo/any"],
  ["/contact", "?package=suite", "/contact/for/question/suite"],
  ["/contact", "?utm_source=x", "/contact/for/question/any"],
  ["/hi/onboarding", "?package=complete", "/hi/onboarding/for/complete"],
])("%s%s is %s in the build", (path, query, built) => {
  expect(askedPage(path, query)).toBe(built);
});

test("a query changes no other page, and no query changes none", () => {
  expect(askedPage("/contact", "")).toBeNull();
  expect(askedPage("/about", "?topic=order")).toBeNull();
  expect(askedPage("/hi", "?topic=order")).toBeNull();
  expect(askedPage("/constructor", "?topic=order")).toBeNull();
});
