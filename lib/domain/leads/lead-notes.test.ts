import { arrivedAgain, type LeadNote, MAX_NOTES, UNTOUCHED, withoutDeskPart } from "./lead-notes";

const entry = (text: string, status: LeadNote["status"] = "talking"): LeadNote => ({
  at: 5,
  by: "asha@example.in",
  status,
  text,
});
const full = {
  ...UNTOUCHED,
  status: "talking" as const,
  notes: Array.from({ length: MAX_NOTES }, () => entry("x")),
};

test("a lead sent again waits again, with its earlier notes", () => {
  const lead = { ...UNTOUCHED, receivedAt: 9, message: "new words" };
  expect(arrivedAgain(UNTOUCHED, lead)).toEqual(lead);
  const known = { ...UNTOUCHED, status: "lost", notes: [entry("one", "lost")] };
  expect(arrivedAgain(known, lead)).toEqual({
    ...lead,
    notes: [entry("one", "lost"), { at: 9, by: null, status: "new", text: "" }],
  });
  expect(arrivedAgain(full, lead)).toEqual({ ...lead, notes: full.notes });
});

test("a sale and an operator stay when a lead arrives again; its next step and why it was lost do not", () => {
  const lead = { ...UNTOUCHED, receivedAt: 9 };
  const known = { ...UNTOUCHED, owner: "asha@example.in", wonRupees: 6_999 };
  expect(arrivedAgain({ ...known, nextAt: 5, lostReason: "price" }, lead)).toEqual({
    ...known,
    receivedAt: 9,
  });
});

test("without the desk's part a lead is as its sender wrote it", () => {
  expect(withoutDeskPart({ ...UNTOUCHED, message: "Udhaar" })).toEqual({ message: "Udhaar" });
});
