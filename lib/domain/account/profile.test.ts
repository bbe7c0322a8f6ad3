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

test("each line is judged by itself: its length in characters, and the year", () => {
  expect(profileProblems({}, 2026)).toEqual({});
  expect(profileProblems(cleanProfile({ yearEstablished: "2015" }), 2026)).toEqual({});
  expect(
    profileProblems(
      { businessName: "क".repeat(81), industry: "क".repeat(80), yearEstablished: "soon" },
      2026,
    ),
  ).toEqual({ businessName: "line", yearEstablished: "year" });
  expect(profileProblems({ location: "😀".repeat(80) }, 2026)).toEqual({});
  expect(profileProblems({ yearEstablished: "9".repeat(81) }, 2026)).toEqual({
    yearEstablished: "year",
  });
});

test("exactly the lines that are too long, or no year, are reported", () => {
  const anyLine = fc.oneof(fc.string({ maxLength: 100, unit: "grapheme" }), fc.constant("2015"));
  const anyProfile = fc.record(
    Object.fromEntries(PROFILE_FIELDS.map((field) => [field, anyLine])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyProfile, (typed) => {
      const profile = cleanProfile(typed);
      expect(cleanProfile(profile)).toEqual(profile);
      const problems = profileProblems(profile, 2026);
      for (const field of PROFILE_FIELDS) {
        const isLong = [...profile[field]].length > PROFILE_LINE_CHARS;
        const isNoYear =
          field === "yearEstablished" &&
          profile[field] !== "" &&
          !isBusinessYear(profile[field], 2026);
        expect(field in problems).toBe(isLong || isNoYear);
      }
    }),
  );
});
