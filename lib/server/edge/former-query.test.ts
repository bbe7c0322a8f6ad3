import { formerQuery } from "./former-query";

test.each([
  ["/contact?topic=order&package=suite", "/contact/order/suite"],
  ["/hi/contact?utm_source=x&package=suite&topic=order", "/hi/contact/order/suite?utm_source=x"],
  ["/contact?topic=demo", "/contact/demo"],
  ["/contact?topic=question&utm_campaign=a%20b", "/contact?utm_campaign=a+b"],
  ["/contact?package=suite", "/contact/question/suite"],
  ["/contact?topic=loan&package=suite", "/contact/question/suite"],
  ["/contact?topic=order&package=gold", "/contact/order"],
  ["/hi/onboarding?package=complete&utm_source=flyer", "/hi/onboarding/complete?utm_source=flyer"],
])("%s leads to %s", (url, location) => {
  expect(formerQuery(url)).toEqual({ path: url.split("?")[0], location });
  expect(formerQuery(location)).toBeNull();
});

test.each([
  "/contact",
  "/contact?utm_source=x",
  "/contact?topic=toString&package=__proto__",
  "/onboarding?topic=order",
  "/contact/order?package=suite",
  "/about?topic=order",
])("%s stays", (url) => expect(formerQuery(url)).toBeNull());
