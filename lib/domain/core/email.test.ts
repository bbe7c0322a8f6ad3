// holds: #contact
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { emailFrom, emailKey } from "./email";

test.each([
  ["asha@example.in", "asha@example.in"],
  [" Asha.Patil+shop@Example.CO.IN ", "Asha.Patil+shop@example.co.in"],
  ["o'neil_1@a-b.in", "o'neil_1@a-b.in"],
  ["आशा@उदाहरण.भारत", "आशा@उदाहरण.भारत"],
  ["jo\u0308@bu\u0308cher.example", "jö@bücher.example"],
  ["asha@xn--p1b6ci4b4b3a.xn--h2brj9c", "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["a!#$%&'*+/=?^_`{|}~-z@example.photography", "a!#$%&'*+/=?^_`{|}~-z@example.photography"],
  ["o'neil.d-souza@mail.r--d.in", "o'neil.d-souza@mail.r--d.in"],
  [`${"आ".repeat(21)}@उदाहरण.भारत`, `${"आ".repeat(21)}@उदाहरण.भारत`],
  // As mail programs copy it.
  ["mailto:asha@example.in", "asha@example.in"],
  ["MAILTO:asha@example.in?subject=Hello", "asha@example.in"],
  ["<asha@example.in>", "asha@example.in"],
  ["Asha Patil <asha@example.in>", "asha@example.in"],
  ['"Patil, Asha" <mailto:asha@example.in> ', "asha@example.in"],
])("%s is an address", (text, email) => {
  expect(emailFrom(text)).toBe(email);
});

test.each([
  "",
  "asha",
  "@example.in",
  "a@b",
  "a@b..c",
  "a@-b.in",
  "a@@b.in",
  '"a b"@c.d',
  "asha@exa mple.in",
  "asha@example.in\r\nBcc: all@example.in",
  // A dot at an end of the part before the @, or two in a row.
  "asha.@example.in",
  "a..b@example.in",
  // No host name.
  "asha@example",
  "asha@example.c",
  "asha@192.168.1.20",
  "asha@example.123",
  "asha@उदाहरण.१२३",
  "asha@exa_mple.in",
  "asha@example.in:25",
  "asha@xn--क.in",
  "asha@क%E2%80%8Dष.भारत",
  `asha@${"b".repeat(64)}.in`,
  "asha@xn--क.in",
  // Which of them?
  "Asha <asha@example.in> Ravi <ravi@example.in>",
  "ravi@example.in, Asha <asha@example.in>",
  "mailto:asha@example.in,ravi@example.in",
  "mailto:asha%2Bshop@example.in",
  "<asha@example.in",
  "\ud800asha@example.in",
  `${"आ".repeat(22)}@example.in`,
  "asha@example.in,b@example.in",
  `${"a".repeat(65)}@example.in`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(12)}.in`,
])("%p is none", (text) => {
  expect(emailFrom(text)).toBeNull();
});

test.each([
  ..."\u00a0\u00ad\u034f\u061c\u1680\u180e\u2003\u200b\u200c\u200d\u200e\u200f\u2028\u202a\u202c\u202e\u202f",
  ..."\u2060\u2066\u2069\u2800\u3000\u3164\ufe0e\ufe0f\ufeff\u{e0001}\u{e0100}",
])("U+%# %j, which nobody sees, is dropped wherever it is", (unseen) => {
  for (const at of [0, 2, 4, 5, 8, 13, 15])
    expect(
      emailFrom(`${"asha@example.in".slice(0, at)}${unseen}${"asha@example.in".slice(at)}`),
    ).toBe("asha@example.in");
});

test("a joiner after a virama shapes a letter, and belongs to the address", () => {
  const joined = "लक्\u200dष्मी@रिक्\u200dशा.भारत";
  expect(emailFrom(joined)).toBe(joined);
  expect(emailFrom("ल\u200dक्ष्मी@उदाहरण\u200c.भारत")).toBe("लक्ष्मी@उदाहरण.भारत");
});

test("addresses are compared with ASCII letters in one case only", () => {
  expect(emailKey("Asha@Example.IN")).toBe("asha@example.in");
  expect(emailKey("asha@उदाहरण.भारत")).toBe("asha@xn--p1b6ci4b4b3a.xn--h2brj9c");
  expect(emailKey("as\u212aa@example.in")).not.toBe(emailKey("aska@example.in"));
});

test("the longest address has 254 characters", () => {
  const domain = [60, 60, 60, 60].map((length) => "b".repeat(length)).join(".");
  expect(emailFrom(`${"a".repeat(254 - domain.length - 1)}@${domain}`)).toHaveLength(254);
  expect(emailFrom(`${"a".repeat(254 - domain.length)}@${domain}`)).toBeNull();
});

/** Texts that are nearly addresses, or are some. */
const almostAddress = fc.string({
  unit: fc.constantFrom(..."aZ@@..<>- \u200b\u200d\u094dक१:?mailto:", "mailto:", "@example.in"),
  maxLength: 20,
});

test("a parsed address parses to itself", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), anyText(), almostAddress), (text) => {
      const email = emailFrom(text);
      if (email !== null) expect(emailFrom(email)).toBe(email);
    }),
  );
});
