// holds: #one-key-a-person
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { wishedCall } from "@/lib/domain/calls/call";
import type { Lead } from "./lead";
import { withClaim, withClaims } from "./payments";
import { isClaiming, isWaiting, personLeadOf } from "./person-lead";

const DAY_MS = 86_400_000;
const of = (lead: Lead, at = 77) => personLeadOf("id", lead, at)!;

test("a person has of a message what rows, filters and counts need", () => {
  expect(of(CONTACT)).toEqual({
    id: "id",
    reference: "BG-C0NTACT",
    kind: "contact",
    until: 77 + 365 * DAY_MS,
    receivedAt: 10,
    wants: "order",
    packageId: "complete",
    area: "growth",
    score: null,
    lang: "en",
    source: "",
    name: "Asha Patil",
    businessName: "",
    phone: "+919876543210",
    email: "asha@example.in",
    location: "",
    firstWords: "Udhaar is stuck.",
    flags: [],
    isEnded: false,
    asks: true,
    callAt: null,
    claimedAt: null,
    answeredAt: null,
  });
});

test("a form, a check and what was typed in say where they come from", () => {
  expect(of(ONBOARDING)).toMatchObject({
    name: "रवि Sharma",
    wants: "question",
    source: "WhatsApp",
  });
  expect(of({ ...ONBOARDING, lastName: "" }).name).toBe("रवि");
  expect(of(CHECK)).toMatchObject({ wants: "check", score: { health: 43, grade: "D" } });
  expect(of({ ...CONTACT, channel: "visit" })).toMatchObject({ source: "visit", asks: false });
});

test("who was imported asks for nothing", () => {
  const known = of({ ...CONTACT, channel: "import", topic: "question" });
  expect(known).toMatchObject({ wants: "known", source: "import", asks: false });
  expect(isWaiting(known)).toBe(false);
});

test("an address of the newsletter and a check that was withdrawn are no person's", () => {
  expect(personLeadOf("id", NEWSLETTER, 77)).toBeNull();
  const consent = { ...CHECK.consent, withdrawnAt: 20 };
  expect(personLeadOf("id", { ...CHECK, consent }, 77)).toBeNull();
});

test("it was answered until it arrives again", () => {
  const again = (answeredAt: number | null) => personLeadOf("id", CONTACT, 77, { answeredAt })!;
  expect([again(null), again(9), again(10), again(11)].map((lead) => lead.answeredAt)).toEqual([
    null,
    null,
    10,
    11,
  ]);
});

test("it waits for an answer: not spam, not with a call to come, not one whose consent is over", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 20 };
  const call = wishedCall(99);
  expect(isWaiting(of(CONTACT))).toBe(true);
  expect(isWaiting(of({ ...CONTACT, call: wishedCall("morning") }))).toBe(true);
  expect(isWaiting(of({ ...CONTACT, call: { ...call, end: "missed" } }))).toBe(true);
  for (const part of [{ flags: ["spam"] }, { consent }, { call }])
    expect(isWaiting(of({ ...CONTACT, ...part }))).toBe(false);
  expect(isWaiting({ ...of(CONTACT), answeredAt: 20 })).toBe(false);
});

test("its sender says that it is paid until somebody has looked", () => {
  const claimed = withClaim(CONTACT, { at: 50, way: "upi", utr: "412345678901" });
  expect(of(claimed).claimedAt).toBe(50);
  expect([of(CONTACT), of(claimed), of({ ...claimed, flags: ["spam"] })].map(isClaiming)).toEqual([
    false,
    true,
    false,
  ]);
  expect(isClaiming(of(withClaims(claimed, (one) => ({ ...one, missedAt: 60 }))))).toBe(false);
});
