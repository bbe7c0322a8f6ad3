import fc from "fast-check";
import { formerQuery, meantAddress } from "./meant-address";

const TOKEN = "Ab3_-".repeat(5).slice(0, 22);

test.each([
  ["//contact", "/contact"],
  ["///contact?topic=order//x", "/contact?topic=order//x"],
  ["/hi//x", "/hi/x"],
  ["/hi/contact//", "/hi/contact/"],
  ["/\\contact", "/contact"],
  ["/hi\\about", "/hi/about"],
  ["/%2Fcontact", "/contact"],
  ["/%5c/contact", "/contact"],
  ["////", "/"],
  ["//evil.example/x", "/evil.example/x"],
  ["/\\evil.example", "/evil.example"],
  ["/%5C%5Cevil.example", "/evil.example"],
  [`/r%23${TOKEN}`, `/r#${TOKEN}`],
  [`/r%2523${TOKEN}`, `/r#${TOKEN}`],
  [`/r%252523${TOKEN}`, `/r#${TOKEN}`],
  [`//hi/r%23${TOKEN}?fbclid=x`, `/hi/r?fbclid=x#${TOKEN}`],
  [`/r%23${TOKEN}%0A`, `/r#${TOKEN}%0A`],
  ["/health-check%23yes", "/health-check#yes"],
  ["/services%23suite//x", "/services#suite//x"],
  ["/%23//evil.example", "/#//evil.example"],
  ["/%23", "/#"],
  ["/Desk", "/desk"],
  ["/HI/DESK/leads?Status=New", "/hi/desk/leads?Status=New"],
  ["/Desk/x%20Y/Z", "/desk/x%20Y/z"],
  [`/R%23${TOKEN}`, `/r#${TOKEN}`],
])("%s means %s", (url, location) => {
  const meant = meantAddress(url);
  expect(meant).toEqual({ path: location.split(/[?#]/, 1)[0], location });
});

test.each([
  "/",
  "/contact/",
  "/contact?next=//evil.example%23",
  "/%252F",
  "*",
  "http://evil.example//x%23",
  "//api/live",
  "/api/links%23x",
  "/%E0%A4%A",
  "/%C3%89",
  "/_next/static/Ab3.js",
  "/API/live",
])("%s is left as it is", (url) => expect(meantAddress(url)).toBeNull());

test("whatever is asked, the location stays on this site, and needs no further change", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "%2f",
    "%5C",
    "%",
    "2",
    "25",
    "23",
    "f",
    "#",
    "?",
    "evil.example",
    "Desk",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const meant = meantAddress(`/${pieces.join("")}`);
      if (!meant) return;
      expect(new URL(meant.location, "http://our.example").host).toBe("our.example");
      expect(meant.location).toMatch(/^\/(?![/\\])/);
      expect(meantAddress(meant.location.split("#", 1)[0]!)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

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
