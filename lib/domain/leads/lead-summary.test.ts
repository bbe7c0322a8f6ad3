import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { arrivedIn, NO_LEADS, withCounted } from "./lead-summary";

const counted = (leads: readonly Lead[], isBefore = false) =>
  leads.reduce((summary, lead) => withCounted(summary, lead, isBefore), NO_LEADS);

test("each kind is counted, and the leads waiting for a call", () => {
  const summary = counted([CONTACT, ONBOARDING, CHECK, NEWSLETTER, { ...CONTACT, status: "won" }]);
  expect(summary.arrived).toEqual({ contact: 2, onboarding: 1, check: 1, newsletter: 1 });
  expect(arrivedIn(summary)).toBe(5);
  expect(summary.waiting).toBe(3);
});

test("an earlier lead counts only as waiting", () => {
  const before = counted([CONTACT, { ...CONTACT, flags: ["spam"] }], true);
  expect(before).toEqual({ ...NO_LEADS, waiting: 1 });
});

test("flagged leads are counted separately, withdrawn ones not at all", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 20 };
  const odd: Lead = { ...CONTACT, flags: ["quarantine"] };
  expect(counted([odd, { ...CONTACT, consent }, { ...CHECK, consent }])).toEqual({
    ...NO_LEADS,
    odd: 1,
  });
});

test("a person with two leads waits for one call", () => {
  const twice = counted([CONTACT, { ...CONTACT, cardId: "the other one" }]);
  expect([twice.arrived.contact, twice.waiting]).toEqual([2, 1]);
});
