import { nameFrom } from "./typed-text";

test("a name is one line of at most 100 characters", () => {
  expect(nameFrom("  आशा पाटिल ")).toBe("आशा पाटिल");
  expect(nameFrom("👩🏽‍🏫".repeat(25))).not.toBeNull();
  expect(nameFrom("a".repeat(101))).toBeNull();
  for (const text of ["Asha\r\nBcc: x", "a\u0007b", "a\u2028b", "a\u0000b", "\ud800", "\u2800"])
    expect(nameFrom(text)).toBeNull();
});
