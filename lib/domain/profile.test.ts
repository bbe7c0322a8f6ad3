import { PROFILE_FIELDS, PROFILE_LINE_CHARS } from "./profile";

test("five lines about the business, none about a person (decision 9), each at most 80 characters", () => {
  expect(PROFILE_FIELDS).toEqual([
    "businessName",
    "industry",
    "businessSize",
    "location",
    "yearEstablished",
  ]);
  expect(PROFILE_LINE_CHARS).toBe(80);
});
