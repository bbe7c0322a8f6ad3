import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { deskKeysOf, isWaiting, withDeskKeys, withoutDeskKeys } from "./desk-keys";

const PROMISE = { replyHours: 24, firstDay: 0, lastDay: 6 };
const BY = 10 + 24 * 3_600_000;
const QUESTION = { ...CONTACT, topic: "question" };
const NEXT = { ...CONTACT, nextAt: 70 };
const TALK = { ...CONTACT, status: "talking" };
const keysOf = (lead: Lead) => deskKeysOf(lead, PROMISE);
const withdrawn = <L extends Lead>(lead: L): L => ({
  ...lead,
  consent: { ...lead.consent, withdrawnAt: 20 },
});

test.each<[string, Lead, object]>([
  ["an order", CONTACT, { deskKey: "new", dueAt: 10, lateAt: BY, todayAt: 10 }],
  ["a Get Started form", ONBOARDING, { deskKey: "new", dueAt: 10, lateAt: BY, todayAt: 10 }],
  ["a question", QUESTION, { deskKey: "new", dueAt: 10, lateAt: BY, todayAt: 2e14 + 10 }],
  ["a check", CHECK, { deskKey: "new", dueAt: 10, lateAt: BY, todayAt: 2e14 + 10 }],
  [
    "a question over an order",
    { ...QUESTION, askedAt: 3 },
    { deskKey: "new", dueAt: 10, lateAt: BY - 7, todayAt: 3 },
  ],
  [
    "a talk over an order",
    { ...QUESTION, askedAt: 3, status: "talking" },
    { deskKey: "talking", dueAt: 10, todayAt: 2e14 + 10 },
  ],
  ["a next step", NEXT, { deskKey: "new", dueAt: 70, lateAt: 70, todayAt: 1e14 + 70 }],
  ["a talk", TALK, { deskKey: "talking", dueAt: 10, todayAt: 2e14 + 10 }],
  ["a sale", { ...CONTACT, status: "won" }, { deskKey: "won" }],
  ["a loss", { ...CONTACT, status: "lost" }, { deskKey: "lost" }],
  ["a flagged one", { ...CONTACT, flags: ["spam"], nextAt: 70 }, { deskKey: "flagged" }],
  ["a flagged address", { ...NEWSLETTER, flags: ["spam"] }, { deskKey: "flagged" }],
  ["an address of the newsletter", NEWSLETTER, { deskKey: "other" }],
  ["an earlier one of the same person", { ...CONTACT, cardId: "later" }, {}],
  ["who withdrew", withdrawn(CONTACT), { deskKey: "other" }],
  ["a check out of sight", { ...withdrawn(CHECK), flags: ["spam"] }, {}],
])("%s has its keys", (_, lead, keys) => {
  expect(keysOf(lead)).toEqual(keys);
  expect(isWaiting(lead)).toBe("dueAt" in keys);
});

test("a lead's keys are replaced, and taken off again", () => {
  const order = withDeskKeys(CONTACT, PROMISE);
  expect(order).toEqual({ ...CONTACT, ...keysOf(CONTACT) });
  expect(withDeskKeys({ ...order, status: "won" }, PROMISE)).toEqual({
    ...CONTACT,
    status: "won",
    deskKey: "won",
  });
  expect(withoutDeskKeys(order)).toEqual(CONTACT);
});
