import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { arrivedIn, NO_LEADS, withCounted } from "./lead-summary";

const counted = (leads: readonly Lead[]) => leads.reduce(withCounted, NO_LEADS);

test("each wish is counted", () => {
  const summary = counted([CONTACT, ONBOARDING, CHECK, NEWSLETTER, { ...CONTACT, topic: "demo" }]);
  expect(summary.arrived).toEqual({
    ...NO_LEADS.arrived,
    order: 1,
    call: 1,
    question: 1,
    check: 1,
    newsletter: 1,
  });
  expect(arrivedIn(summary)).toBe(5);
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

test("who was typed in or imported did not arrive", () => {
  expect(
    counted([
      { ...CONTACT, channel: "visit" },
      { ...CONTACT, channel: "import" },
    ]),
  ).toEqual(NO_LEADS);
});
