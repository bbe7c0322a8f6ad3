import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { emailFrom } from "./email";

test.each([
  ["asha@example.in", "asha@example.in"],
  [" Asha.Patil+shop@Example.CO.IN ", "Asha.Patil+shop@example.co.in"],
  ["o'neil_1@a-b.in", "o'neil_1@a-b.in"],
  ["आशा@उदाहरण.भारत", "आशा@उदाहरण.भारत"],
  ["jo\u0308@bu\u0308cher.example", "jö@bücher.example"],
])("%s is an address", (text, email) => {
  expect(emailFrom(text)).toBe(email);
});

test.each([
  "",
  "asha",
  "asha@",
  "@example.in",
  "a@b",
  "a@b..c",
  "a@.b",
  "a@b.",
  "a@-b.in",
  "a@b-.in",
  "a@@b.in",
  "a@b@c.in",
  '"a b"@c.d',
  "a b@c.in",
  "asha@exa mple.in",
  "asha@example.in\r\nBcc: all@example.in",
  "asha\r\nBcc:x@example.in",
  "asha\u200b@example.in",
  "<asha@example.in>",
  "asha@example.in,b@example.in",
  `${"a".repeat(65)}@example.in`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(12)}.in`,
])("%p is none", (text) => {
  expect(emailFrom(text)).toBeNull();
});

test("the longest address has 254 characters", () => {
  const domain = [60, 60, 60, 60].map((length) => "b".repeat(length)).join(".");
  expect(emailFrom(`${"a".repeat(254 - domain.length - 1)}@${domain}`)).toHaveLength(254);
  expect(emailFrom(`${"a".repeat(254 - domain.length)}@${domain}`)).toBeNull();
});

test("a parsed address parses to itself", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), anyText()), (text) => {
      const email = emailFrom(text);
      if (email !== null) expect(emailFrom(email)).toBe(email);
    }),
  );
});
