// holds: #leads
import { isLeadReference, leadReference } from "./lead-reference";

test("a reference follows from the id and can be read out", () => {
  expect(leadReference("00011f20ff0a0b" + "c".repeat(50))).toBe("BG-01Z0ZAB");
  expect(leadReference("00011f20ff0a0b")).toBe(leadReference("00011f20ff0a0bff"));
  expect(isLeadReference(leadReference("7b1f0a866f0e4a"))).toBe(true);
});

test.each(["", "BG-", "BG-01Z0ZA", "BG-01Z0ZABC", "BG-01Z0ZAI", "bg-01z0zab", "<b>", null, 7])(
  "%p is none",
  (value) => {
    expect(isLeadReference(value)).toBe(false);
  },
);
