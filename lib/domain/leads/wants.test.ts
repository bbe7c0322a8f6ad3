// holds: #one-key-a-person
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { cameWithForm, rankOfWants, WANTS, wantsOf } from "./wants";

test("a message wants its topic, a form a start, a check its result", () => {
  const wants = [CONTACT, ONBOARDING, CHECK, NEWSLETTER].map(wantsOf);
  expect(wants).toEqual(["order", "start", "result", "newsletter"]);
});

test("an order is the strongest wish; one of a later release counts as a question", () => {
  expect(WANTS.map(rankOfWants)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(rankOfWants("training")).toBe(rankOfWants("question"));
});

test.each([
  ["result", 0, "start", true],
  ["result", 59_999, "question", true],
  ["result", 60_000, "start", false],
  ["result", -1, "start", false],
  ["result", 0, "newsletter", false],
  ["question", 0, "start", false],
])("%s after %d ms came with a form that wants %s: %s", (wants, ms, form, isWith) => {
  const check = { wants, receivedAt: 1_000 + ms };
  expect(cameWithForm(check, { wants: form, receivedAt: 1_000 })).toBe(isWith);
});
