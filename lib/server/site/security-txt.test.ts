import { securityTxt } from "./security-txt";

test("has an address, languages, and an expiry within a year", () => {
  const now = Date.parse("2026-11-22T10:00:00Z");
  expect(securityTxt("https://example.in", "help@example.in", now)).toBe(
    [
      "Contact: mailto:help@example.in",
      "Expires: 2027-11-17T00:00:00.000Z",
      "Preferred-Languages: en, hi",
      "Canonical: https://example.in/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
