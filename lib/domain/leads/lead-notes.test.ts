import {
  arrivedAgain,
  type LeadNote,
  isNoteSaved,
  MAX_NOTES,
  maySetStatus,
  UNTOUCHED,
  withNote,
} from "./lead-notes";

const entry = (text: string, status: LeadNote["status"] = "talking"): LeadNote => ({
  at: 5,
  by: "asha@example.in",
  status,
  text,
});
const full = {
  ...UNTOUCHED,
  status: "talking" as const,
  work: Array.from({ length: MAX_NOTES }, () => entry("x")),
};

test("a note sets the status and is the last one", () => {
  const once = withNote(UNTOUCHED, 0, entry("one"));
  expect(withNote(once, 1, entry("two", "won"))).toEqual({
    status: "won",
    work: [entry("one"), entry("two", "won")],
  });
});

test("of two operators who saw the same version, the second adds nothing", () => {
  const once = withNote(UNTOUCHED, 0, entry("first"));
  expect(withNote(once, 0, entry("second"))).toBe(once);
  expect(isNoteSaved(once, 0, entry("first"))).toBe(true);
  expect(isNoteSaved(once, 0, entry("second"))).toBe(false);
  expect(isNoteSaved(once, 0, entry("first", "won"))).toBe(false);
  expect(isNoteSaved(once, 0, { ...entry("first"), by: "ravi@example.in" })).toBe(false);
});

test("a repeated note counts as saved, unless another one came after it", () => {
  const once = withNote(UNTOUCHED, 0, entry("one"));
  expect(isNoteSaved(withNote(once, 1, entry("two")), 0, entry("one"))).toBe(false);
  expect(isNoteSaved(UNTOUCHED, 0, entry("one"))).toBe(false);
});

test("a full page takes no more", () => {
  expect(withNote(full, MAX_NOTES, entry("more"))).toBe(full);
});

test("who sends anew waits anew, with what was noted before", () => {
  const lead = { ...UNTOUCHED, receivedAt: 9, message: "new words" };
  expect(arrivedAgain(UNTOUCHED, lead)).toEqual(lead);
  const known = withNote(UNTOUCHED, 0, entry("one", "lost"));
  expect(arrivedAgain(known, lead)).toEqual({
    ...lead,
    work: [entry("one", "lost"), { at: 9, by: null, status: "new", text: "" }],
  });
  expect(arrivedAgain(full, lead)).toEqual({ ...lead, work: full.work });
});

test("a lead may be given our statuses, and keep the one it has", () => {
  const lead = { ...UNTOUCHED, status: "in talks" };
  expect([maySetStatus(lead, "won"), maySetStatus(lead, "in talks")]).toEqual([true, true]);
  expect(maySetStatus(UNTOUCHED, "in talks")).toBe(false);
});
