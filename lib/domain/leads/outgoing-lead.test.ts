import { wishedCall } from "@/lib/domain/calls/call";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { finished, recordWith } from "@/test/builders/visitor-records";
import { leadCheck } from "./visible-check";
import { outgoingCheck, outgoingLead } from "./outgoing-lead";

const FINISHED = Date.parse("2026-11-20T20:00:00Z");
const record = finished(recordWith(), SAMPLE_ANSWERS, FINISHED);

test("a lead leaves without the desk's part, without hashes, with a phone to dial", () => {
  const worked = {
    ...ONBOARDING,
    score: {
      completedAt: 5,
      healthScore: 43,
      grade: "D",
      area: null,
    },
    payClaims: [
      {
        at: 1,
        way: "upi",
        utr: "a secret",
        rupees: null,
      },
    ],
    person: "a secret",
    phoneKey: "a secret",
    emailKey: "a secret",
    status: "talking",
    notes: [
      {
        at: 1,
        by: "op@example.in",
        status: "talking",
        text: "Told us a secret.",
      },
    ],
    owner: "op@example.in",
    dueAt: 1,
    deskKey: "a secret",
  };
  const out = outgoingLead("id", worked, null);
  expect(out).toMatchObject({
    id: "id",
    kind: "onboarding",
    receivedAt: "1970-01-01T00:00:00.010Z",
    phone: "+919876543211",
    contactAllowed: true,
  });
  expect(JSON.stringify(out)).not.toMatch(
    /secret|op@example|keys|visitorId|status|score|payClaims|isApart|dueAt/i,
  );
  expect(outgoingLead("id", NEWSLETTER, null)).not.toHaveProperty("phone");
});

test("a lead whose sender withdrew is marked as not to be contacted", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 20 };
  expect(outgoingLead("id", { ...CONTACT, consent }, null).contactAllowed).toBe(false);
  expect(outgoingLead("id", { ...NEWSLETTER, endedAt: 5 }, null).contactAllowed).toBe(false);
});

test("a call has its times as text", () => {
  const call = { ...wishedCall(FINISHED), changedAt: FINISHED };
  const [time, none] = ["2026-11-20T20:00:00.000Z", null];
  expect(outgoingLead("id", { ...CONTACT, call }, null)).toMatchObject({
    call: { at: time, asked: time, end: none, changedAt: time },
  });
  const part = wishedCall("morning");
  expect(outgoingLead("id", { ...CONTACT, call: part }, null)).toMatchObject({
    call: { at: none, asked: "morning", end: none, changedAt: none },
  });
  expect(outgoingLead("id", CONTACT, null)).toMatchObject({ call: none });
});

test("the newest check goes along with score, area and answers", () => {
  const check = outgoingCheck(leadCheck(record));
  expect(check).toEqual({
    completedAt: "2026-11-20T20:00:00.000Z",
    healthScore: quizResult(SAMPLE_ANSWERS).healthScore,
    grade: quizResult(SAMPLE_ANSWERS).grade,
    area: quizResult(SAMPLE_ANSWERS).recommendation.sectionId,
    answers: SAMPLE_ANSWERS,
  });
  expect(outgoingLead("id", CHECK, check)).toMatchObject({ check });
  expect(outgoingCheck(null)).toBeNull();
  expect(outgoingCheck({ ...leadCheck(record), attempts: [] })).toBeNull();
});
