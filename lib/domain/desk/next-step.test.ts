import { nextStepAt, type NextStepChoice } from "./next-step";

const at = (time: string) => Date.parse(`${time}+05:30`);

test.each<[NextStepChoice, string, string]>([
  ["evening", "2026-11-21T10:00:00", "2026-11-21T18:00:00"],
  ["evening", "2026-11-21T18:00:00", "2026-11-22T18:00:00"],
  ["tomorrow", "2026-11-21T00:30:00", "2026-11-22T11:00:00"],
  ["tomorrow", "2026-12-31T23:30:00", "2027-01-01T11:00:00"],
  ["inThreeDays", "2026-11-21T10:00:00", "2026-11-24T11:00:00"],
  [{ day: "2026-11-30" }, "2026-11-21T10:00:00", "2026-11-30T11:00:00"],
  [{ day: "2026-11-21" }, "2026-11-21T10:00:00", "2026-11-21T11:00:00"],
  [{ day: "2026-11-21" }, "2026-11-21T11:00:00", "2026-11-21T18:00:00"],
])("%j, chosen at %s, is due at %s", (choice, now, due) => {
  expect(nextStepAt(choice, at(now))).toBe(at(due));
});
