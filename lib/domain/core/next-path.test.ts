// holds: #sign-in
// Over 1 s: 500 arbitrary texts, each read as an address.
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { nextPath } from "./languages";

const HOME = "/hi";
const SITE = "https://bizgrow.test";

/** Hostile values of `?next=`, decoded once as an address's query is. */
const HOSTILE = [
  "//e",
  "/\\e",
  "https://evil.example",
  "javascript:alert(1)",
  "%2f%2fe",
  "/%2f/e",
  "/%5ce",
  "/\t/e",
  "@e",
  "//user@evil.example",
  "/..//e",
  "\u0000",
  "/\u2028/e",
  "/／e",
  "/a//e",
  "?next=//e",
  "evil.example",
  "/a.b",
  "/a?x=//e",
  "/a\r\nSet-Cookie: x=1",
];

test.each(HOSTILE)("%j leads home", (next) => {
  expect(nextPath(next, HOME)).toBe(HOME);
});

test("no address, the sign-in itself and the API lead home", () => {
  for (const next of [
    null,
    "",
    "/auth",
    "/auth?next=/auth",
    "/hi/auth",
    "/auth#x",
    "/auth/",
    "/api",
  ])
    expect(nextPath(next, HOME)).toBe(HOME);
  expect(nextPath("/api/visitors/1", HOME)).toBe(HOME);
});

test.each([
  "/",
  "/hi",
  "/health-check",
  "/hi/account",
  "/authors",
  "/contact?topic=order&package=complete",
  "/services#complete",
  "/blog/udhaar-7-day-plan",
  "/about?a=%20b+c#who_we-are",
])("%j is one of our pages", (next) => {
  expect(nextPath(next, HOME)).toBe(next);
});

test("any input leads to a page of this site", () => {
  const pieces = ["/", "\\", "//", ".", "..", "@", ":", "https", "e", "%2f", "%5c", "\t", "\u0000"];
  const anyNext = fc.oneof(
    fc.string(),
    anyText(),
    fc.webUrl(),
    fc
      .array(fc.constantFrom(...pieces, "?", "#", "auth"), { maxLength: 8 })
      .map((all) => all.join("")),
  );
  fc.assert(
    fc.property(anyNext, (next) => {
      const target = new URL(nextPath(next, HOME), SITE);
      expect(target.origin).toBe(SITE);
      expect(target.pathname).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 500 },
  );
});
