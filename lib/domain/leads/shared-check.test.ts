import { answersOfAll } from "@/test/builders/check-arbitraries";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { finished, recordWith, START } from "@/test/builders/visitor-records";
import { visibleCheck } from "./visible-check";
import { type ContactLead, movedLead, withLead, withoutLeadConsent } from "./lead";
import { areaOf, scoreText } from "./lead-row";
import { lastScoreOf, sharedCheckOf, withoutSharing } from "./shared-check";

const record = finished(recordWith(), answersOfAll("yes"), START);
const shared = sharedCheckOf(record, "2026-11-21", START + 5)!;
const told: ContactLead = { ...CONTACT, visitorId: "id", sharedCheck: shared };

test("what goes along is the check finished last, with a consent of its own", () => {
  expect(shared).toEqual({
    consent: {
      purpose: "shareCheck",
      textVersion: "2026-11-21",
      givenAt: START + 5,
      withdrawnAt: null,
    },
    score: { completedAt: START, healthScore: 0, grade: "F", area: "branding" },
  });
  const later = finished(record, answersOfAll("no"), START + 9);
  expect(lastScoreOf(later)).toMatchObject({ healthScore: 100, area: null });
  expect(sharedCheckOf(recordWith(), "2026-11-21", START)).toBeNull();
});

test("the desk's row has its score and area; without it, the area of the package", () => {
  expect([areaOf(told), scoreText(told)]).toEqual(["branding", "0 (F)"]);
  expect([areaOf(CONTACT), scoreText(CONTACT), scoreText(ONBOARDING)]).toEqual(["growth", "", ""]);
});

test("a withdrawal deletes the score and keeps the consent with its first end", () => {
  const ended = withoutLeadConsent(told, "shareCheck", START + 20) as ContactLead;
  expect(ended.sharedCheck).toEqual({
    consent: { ...shared.consent, withdrawnAt: START + 20 },
    score: null,
  });
  expect(ended.consent.withdrawnAt).toBeNull();
  expect(withoutLeadConsent(ended, "shareCheck", START + 30)).toBe(ended);
  expect(withoutSharing(ended.sharedCheck!, START + 30)).toEqual(ended.sharedCheck);
  expect(withoutLeadConsent(told, "contact", START + 20)).toBe(told);
  expect(withoutLeadConsent(ONBOARDING, "shareCheck", START + 20)).toBe(ONBOARDING);
});

test("a message sent again takes the check along, of its own record only, and once", () => {
  const known = { ...told, sharedCheck: null };
  expect(withLead(known, told)).toEqual(told);
  expect(withLead({ ...known, visitorId: "other" }, told)).toMatchObject({
    sharedCheck: null,
  });
  const later = { ...shared, score: { ...shared.score!, healthScore: 50 } };
  expect(withLead(told, { ...told, sharedCheck: later })).toBe(told);
  expect(withLead(ONBOARDING, { ...ONBOARDING, receivedAt: 20 })).not.toHaveProperty("sharedCheck");
});

test("a lead that leaves its record leaves the check behind", () => {
  expect(movedLead(told, "id", null)).toMatchObject({ visitorId: null, sharedCheck: null });
  expect(movedLead(told, "id", "account")).toMatchObject({ sharedCheck: shared });
});

test("the desk sees the check of a message that it was sent with, none with another lead, or all with consent", () => {
  expect(visibleCheck(record, told)).toMatchObject({ answers: answersOfAll("yes") });
  expect(visibleCheck(finished(record, answersOfAll("no"), START + 9), told)).toMatchObject({
    answers: answersOfAll("yes"),
    analysis: null,
  });
  const consent = { purpose: "contact", textVersion: "2026-11-21", givenAt: START } as const;
  const open = { ...record, consents: [{ ...consent, withdrawnAt: null }] };
  expect(visibleCheck(open, ONBOARDING)).toMatchObject({ answers: answersOfAll("yes") });
  expect([visibleCheck(record, CONTACT), visibleCheck(record, ONBOARDING)]).toEqual([null, null]);
});
