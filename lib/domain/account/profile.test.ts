// holds: #profile
import { isBusinessYear, PROFILE_FIELDS, PROFILE_LINE_CHARS } from "./profile";

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
