// holds: #webhook
import { wishedCall } from "@/lib/domain/calls/call";
import type { ContactLead, Lead } from "@/lib/domain/leads/lead";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { withClaim } from "@/lib/domain/leads/payments";
import { differencesOf, isUrgentDifference } from "./lead-differences";

const score = { completedAt: 5, healthScore: 43, grade: "D", area: null };
const shared: ContactLead = {
  ...CONTACT,
  sharedCheck: { consent: { ...CONTACT.consent, purpose: "shareCheck" }, score },
};

test.each<[Lead, Lead, string[]]>([
  [CONTACT, CONTACT, []],
  [CONTACT, { ...CONTACT, status: "talking" }, ["status"]],
  [CONTACT, { ...CONTACT, nextAt: 5, owner: "op@example.in" }, ["nextAt", "owner"]],
  [CONTACT, { ...CONTACT, wonRupees: 7499, lostReason: "x" }, ["wonRupees", "lostReason"]],
  [CONTACT, { ...CONTACT, phone: "98765 43210" }, []],
  [CONTACT, { ...CONTACT, phone: "98765 43211" }, ["fields"]],
  [CONTACT, { ...CONTACT, location: "Pune" }, ["fields"]],
  [CONTACT, { ...CONTACT, call: wishedCall(5) }, ["call"]],
  [CONTACT, withClaim(CONTACT, { at: 5, way: "upi", utr: "412345678901" }), ["payments"]],
  [CONTACT, { ...CONTACT, flags: ["spam"] }, ["flags"]],
  [CONTACT, { ...CONTACT, keys: ["another"], person: "x" }, []],
  [shared, { ...shared, sharedCheck: { ...shared.sharedCheck!, score: null } }, ["check"]],
  [ONBOARDING, { ...ONBOARDING, score }, ["check"]],
  [CHECK, { ...CHECK, consent: { ...CHECK.consent, withdrawnAt: 5 } }, ["contactAllowed"]],
  [NEWSLETTER, { ...NEWSLETTER, endedAt: 5 }, ["contactAllowed"]],
])("%# differs in %s", (before, after, parts) => {
  expect(differencesOf(before, after)).toEqual(parts);
});

test("a sender's withdrawal is sent at once", () => {
  expect(isUrgentDifference(["status", "contactAllowed"])).toBe(true);
  expect(isUrgentDifference(["check"])).toBe(true);
  expect(isUrgentDifference(["status", "owner"])).toBe(false);
});
