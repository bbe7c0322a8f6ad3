// holds: #get-started
import { ASHA } from "@/test/builders/onboardings";
import {
  completeDataFrom,
  isFilled,
  NOTHING_FILLED,
  ONBOARDING_FIELDS,
  textsFrom,
} from "./onboarding";
import { LEAD_FIELDS } from "./lead-fields";

test("eight fields in the order of the steps", () => {
  expect(ONBOARDING_FIELDS).toEqual([
    "firstName",
    "lastName",
    "businessName",
    "phone",
    "email",
    "location",
    "businessType",
    "experience",
  ]);
});

test("trimmed and not empty: that alone decides Continue", () => {
  for (const text of ["", " ", "\t\n", "\u00a0"]) expect(isFilled(text)).toBe(false);
  for (const text of ["a", " a ", "-", "<b>", "."]) expect(isFilled(text)).toBe(true);
});

test("a kept text is read strictly: all eight fields, as filled texts of a fitting length", () => {
  expect(completeDataFrom({ ...ASHA, firstName: " Asha ", more: 1 })).toEqual(ASHA);
  for (const field of ONBOARDING_FIELDS) {
    const { [field]: _, ...others } = ASHA;
    expect(completeDataFrom(others)).toBeNull();
    const wrong = [
      "",
      "  ",
      null,
      5,
      true,
      ["a"],
      { a: 1 },
      "x".repeat(LEAD_FIELDS[field].chars + 1),
    ];
    for (const value of wrong) expect(completeDataFrom({ ...ASHA, [field]: value })).toBeNull();
    expect(
      completeDataFrom({ ...ASHA, [field]: "x".repeat(LEAD_FIELDS[field].chars) }),
    ).not.toBeNull();
  }
  const html = { ...ASHA, firstName: "<img src=x onerror=alert(1)>" };
  expect(completeDataFrom(html)).toEqual(html);
});

test("of a draft the good fields are read and the others are empty", () => {
  expect(textsFrom({})).toEqual(NOTHING_FILLED);
  expect(textsFrom({ ...ASHA, phone: 5, location: " Pune" })).toEqual({
    ...ASHA,
    phone: "",
    location: " Pune",
  });
  const long = "x".repeat(LEAD_FIELDS.location.chars + 1);
  expect(textsFrom({ location: long }).location).toBe(long);
});
