// holds: #profile
import fc from "fast-check";
import {
  cleanProfile,
  isBusinessYear,
  PROFILE_FIELDS,
  PROFILE_LINE_CHARS,
  profileProblems,
} from "./profile";

test("five lines about the business, none about a person, each at most 80 characters", () => {
  expect(PROFILE_FIELDS).toEqual([
    "businessName",
    "industry",
    "businessSize",
    "location",
    "yearEstablished",
  ]);
  expect(PROFILE_LINE_CHARS).toBe(80);
});

test("a year has four digits, from 1800 to next year", () => {
  for (const year of ["1800", "2015", "2026", "2027"])
    expect(isBusinessYear(year, 2026)).toBe(true);
  for (const text of ["", "1799", "2028", "15", "02015", "2015 ", "two", "२०१५", "-2015", "2e3"])
    expect(isBusinessYear(text, 2026)).toBe(false);
});

test("lines are stored clean, and a missing one as empty", () => {
  expect(cleanProfile({ businessName: "  Asha\u202e  General\nStore ", location: "" })).toEqual({
    businessName: "Asha General Store",
    industry: "",
    businessSize: "",
    location: "",
    yearEstablished: "",
  });
});

test("a line that is no year is reported, and nothing else", () => {
  expect(profileProblems({}, 2026)).toEqual({});
  expect(profileProblems(cleanProfile({ yearEstablished: "2015" }), 2026)).toEqual({});
  for (const yearEstablished of ["soon", "9".repeat(81)])
    expect(profileProblems({ businessName: "Soon", yearEstablished }, 2026)).toEqual({
      yearEstablished: "year",
    });
});

test("clean lines are clean", () => {
  const anyLine = fc.string({ maxLength: 100, unit: "grapheme" });
  fc.assert(
    fc.property(fc.record({ businessName: anyLine, location: anyLine }), (typed) => {
      const profile = cleanProfile(typed);
      expect(cleanProfile(profile)).toEqual(profile);
    }),
  );
});
