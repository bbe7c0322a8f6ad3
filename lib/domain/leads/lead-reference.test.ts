// holds: #leads
import { isLeadReference, leadReference } from "./lead-reference";

test("a reference follows from the id and can be read out", () => {
  expect(leadReference("00011f20ff0a0b" + "c".repeat(50), "BG")).toBe("BG-01Z0ZAB");
  expect(leadReference("00011f20ff0a0b", "HSA")).toBe(leadReference("00011f20ff0a0bff", "HSA"));
  for (const letters of ["BG", "HSA"])
    expect(isLeadReference(leadReference("7b1f0a866f0e4a", letters))).toBe(true);
});

test.each([
  "",
  "BG-",
  "BG-01Z0ZA",
  "BG-01Z0ZABC",
  "BG-01Z0ZAI",
  "bg-01z0zab",
  "B-01Z0ZAB",
  "<b>",
  null,
  7,
])("%p is none", (value) => {
  expect(isLeadReference(value)).toBe(false);
});
