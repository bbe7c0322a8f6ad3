// holds: #one-key-a-person
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { cameWithForm, KNOWN, rankOfWants, WANTS, wantsOf } from "./wants";

test("a message wants its topic, a demo is a call, a form asks or orders, a check has its result", () => {
  const wants = [CONTACT, ONBOARDING, CHECK, NEWSLETTER].map(wantsOf);
  expect(wants).toEqual(["order", "question", "check", "newsletter"]);
  expect(wantsOf({ ...CONTACT, topic: "demo" })).toBe("call");
  expect(wantsOf({ ...ONBOARDING, isOrder: true })).toBe("order");
  expect(wantsOf({ ...CONTACT, topic: "training" })).toBe("training");
});

test("who was imported wishes nothing, whatever the topic", () => {
  expect(wantsOf({ ...CONTACT, channel: "import" })).toBe(KNOWN);
});

test("an order is the strongest wish; one of a later release counts as a question, no wish is the last", () => {
  expect(WANTS.map(rankOfWants)).toEqual([0, 1, 2, 3]);
  expect(rankOfWants("training")).toBe(rankOfWants("question"));
  expect(rankOfWants(KNOWN)).toBe(4);
});

test.each([
  ["check", 0, "order", true],
  ["check", 59_999, "question", true],
  ["check", 60_000, "order", false],
  ["check", -1, "order", false],
  ["check", 0, "newsletter", false],
  ["check", 0, "check", false],
  ["question", 0, "order", false],
])("%s after %d ms came with a form that wants %s: %s", (wants, ms, form, isWith) => {
  const check = { wants, receivedAt: 1_000 + ms };
  expect(cameWithForm(check, { wants: form, receivedAt: 1_000 })).toBe(isWith);
});
