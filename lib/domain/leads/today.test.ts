import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { todayGroupOf, todayRow } from "./today";

const PROMISE = { replyHours: 24, firstDay: 0, lastDay: 6 };
const NOW = 1_000;
const rowOf = (lead: Lead) => todayRow("id", { ...lead, createdAt: 10 }, PROMISE);

test("a row says since when it waits and until when we promised an answer", () => {
  expect(rowOf(CONTACT)).toMatchObject({ id: "id", dueAt: 10, answerBy: 10 + 24 * 3_600_000 });
  expect(rowOf({ ...CONTACT, nextAt: 70 })).toMatchObject({ dueAt: 70, answerBy: null });
});

test.each<[string, Lead]>([
  ["unanswered", CONTACT],
  ["unanswered", { ...CONTACT, topic: "demo" }],
  ["unanswered", { ...CONTACT, topic: "call" }],
  ["unanswered", ONBOARDING],
  ["new", { ...CONTACT, topic: "question" }],
  ["new", { ...CONTACT, status: "talking" }],
  ["new", CHECK],
  ["overdue", { ...CONTACT, nextAt: NOW - 1 }],
  ["due", { ...CONTACT, nextAt: NOW }],
])("its group is %s", (group, lead) => {
  expect(todayGroupOf(rowOf(lead), NOW)).toBe(group);
});
