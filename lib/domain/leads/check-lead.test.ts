// holds: #check-leads
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { finished, START } from "@/test/builders/visitor-records";
import { checkLeadOf, NOBODY, withCheckLead, withLastCheck } from "./check-lead";
import { withConsent, withoutConsent } from "@/lib/domain/core/consent";
import { newRecord, type VisitorRecord } from "@/lib/domain/account/record";

const ID = "7b1f0a86-6f0e-4a3c-9a51-0c8d7c7f0e11";
const ASHA = { name: "Asha Patil", email: "asha@example.in", phone: "" };
const empty = newRecord(ID, "hash", {
  lang: "hi",
  source: { utm_source: "ad" },
  profile: { businessName: "Patil Tailors", location: "Pune" },
});
const agreed = (record: VisitorRecord, at: number): VisitorRecord => ({
  ...record,
  consents: withConsent(record.consents, "contact", "2026-11-21", at),
});
const done = finished(empty, answersOfAll("yes"), START);
const leadOf = (record: VisitorRecord, person = NOBODY) =>
  checkLeadOf(record, "BG-CHECK00", person)!;

test("a check is a lead when it is finished and its owner agreed, and at no other time", () => {
  expect(checkLeadOf(done, "", NOBODY)).toBeNull();
  expect(checkLeadOf(agreed(empty, START), "", NOBODY)).toBeNull();
  const { consents } = agreed(done, START);
  const withdrawn = { ...done, consents: withoutConsent(consents, "contact", START + 1) };
  expect(checkLeadOf(withdrawn, "", NOBODY)).toBeNull();
});

test("it has the person, the business and the priority area", () => {
  expect(leadOf(agreed(done, START + 5), ASHA)).toMatchObject({
    kind: "check",
    reference: "BG-CHECK00",
    receivedAt: START + 5,
    lang: "hi",
    source: { utm_source: "ad" },
    consent: { purpose: "contact", givenAt: START + 5 },
    visitorId: ID,
    ...ASHA,
    businessName: "Patil Tailors",
    location: "Pune",
    healthScore: 0,
    grade: "F",
    area: "branding",
  });
});

test("without a concern no area comes first; without a profile nothing is known of the business", () => {
  const bare = finished(newRecord(ID, "hash", {}), answersOfAll("no"), START);
  const lead = leadOf(agreed(bare, START));
  expect(lead).toMatchObject({ healthScore: 100, area: null, businessName: "", location: "" });
});

test("the same check again keeps what is known, a later finish brings its score", () => {
  const payClaims = [{ at: 1, way: "upi", utr: "412345678901", rupees: null }];
  const known = { ...leadOf(agreed(done, START), ASHA), payClaims, person: "p", phoneKey: "p" };
  expect(withCheckLead(known, leadOf(agreed(done, START)))).toEqual(known);
  const retaken = leadOf(agreed(finished(done, answersOfAll("no"), START + 9), START));
  expect(withCheckLead(known, retaken)).toMatchObject({
    ...ASHA,
    payClaims,
    person: "p",
    phoneKey: "p",
    healthScore: 100,
    receivedAt: START + 9,
  });
});

test("the first one, or one in the place of something else, is as it is", () => {
  const lead = leadOf(agreed(done, START));
  expect([withCheckLead(null, lead), withCheckLead(CONTACT, lead)]).toEqual([lead, lead]);
});

test("a Get Started form has the last check, while its consent holds", () => {
  const form = withLastCheck(ONBOARDING, done);
  expect(form.score).toEqual({ completedAt: START, healthScore: 0, grade: "F", area: "branding" });
  expect(withLastCheck(form, done)).toBe(form);
  expect(withLastCheck(ONBOARDING, empty)).toBe(ONBOARDING);
  const ended = { ...ONBOARDING, consent: { ...ONBOARDING.consent, withdrawnAt: 20 } };
  expect(withLastCheck(ended, done)).toBe(ended);
});
