import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { arrivedIn, NO_LEADS, withCounted } from "./lead-summary";

const counted = (leads: readonly Lead[], isBefore = false) =>
  leads.reduce((summary, lead) => withCounted(summary, lead, isBefore), NO_LEADS);

test("each wish is counted, and the leads waiting for a call", () => {
  const summary = counted([CONTACT, ONBOARDING, CHECK, NEWSLETTER, { ...CONTACT, status: "won" }]);
  expect(summary.arrived).toEqual({
    ...NO_LEADS.arrived,
    ...{ order: 2, start: 1, result: 1, newsletter: 1 },
  });
  expect(arrivedIn(summary)).toBe(5);
  expect(summary.waiting).toBe(3);
});

test("an earlier lead counts only as waiting", () => {
  const before = counted([CONTACT, { ...CONTACT, flags: ["spam"] }], true);
  expect(before).toEqual({ ...NO_LEADS, waiting: 1 });
});

test("a wish of a later release counts as a question", () => {
  expect(counted([{ ...CONTACT, topic: "training" }]).arrived.question).toBe(1);
});

test("flagged leads are counted separately, withdrawn ones not at all", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 20 };
  const spam: Lead = { ...CONTACT, flags: ["quarantine"] };
  expect(counted([spam, { ...CONTACT, consent }, { ...CHECK, consent }])).toEqual({
    ...NO_LEADS,
    spam: 1,
  });
});

test("a person with two leads waits for one call", () => {
  const twice = counted([CONTACT, { ...CONTACT, cardId: "the other one" }]);
  expect([twice.arrived.order, twice.waiting]).toEqual([2, 1]);
});
