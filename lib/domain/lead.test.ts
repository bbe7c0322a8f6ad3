import {
  type ContactLead,
  leadFlags,
  type NewsletterLead,
  withLead,
  withoutNewsletter,
} from "./lead";

const base = {
  reference: "BG-7K3Q9XM",
  receivedAt: 10,
  status: "new",
  flags: [],
  lang: "hi",
  source: {},
  consent: { purpose: "newsletter", textVersion: "2026-11-21", givenAt: 10, withdrawnAt: null },
  filledMs: null,
} as const;
const letter: NewsletterLead = { ...base, kind: "newsletter", email: "a@b.in", endedAt: null };
const message: ContactLead = {
  ...base,
  kind: "contact",
  name: "Asha",
  email: "a@b.in",
  phone: "+919876543210",
  businessType: null,
  message: "Namaste",
  topic: "question",
  packageId: null,
};
const later = (givenAt: number): NewsletterLead => ({
  ...letter,
  receivedAt: givenAt,
  consent: { ...letter.consent, givenAt },
});

test("a lead is one, however often it is sent", () => {
  for (const lead of [letter, message]) {
    expect(withLead(null, lead)).toBe(lead);
    expect(withLead(lead, { ...lead, receivedAt: 20 })).toBe(lead);
  }
});

test("an address taken off the list comes back by a later consent only", () => {
  const ended = withoutNewsletter(letter, 20);
  expect(ended).toEqual({ ...letter, endedAt: 20 });
  expect(withLead(ended, later(20))).toBe(ended);
  expect(withLead(ended, later(21))).toEqual(later(21));
});

test("the first time of leaving counts, and a message is no newsletter", () => {
  const ended = withoutNewsletter(letter, 20);
  expect(withoutNewsletter(ended, 30)).toBe(ended);
  expect(withoutNewsletter(message, 30)).toBe(message);
});

test.each([
  [{ isTrapped: false, isOverLimit: false, filledMs: null }, []],
  [{ isTrapped: false, isOverLimit: false, filledMs: 2_000 }, []],
  [{ isTrapped: false, isOverLimit: false, filledMs: 1_999 }, ["quarantine"]],
  [{ isTrapped: false, isOverLimit: true, filledMs: 9_000 }, ["quarantine"]],
  [{ isTrapped: true, isOverLimit: false, filledMs: null }, ["spam"]],
  [{ isTrapped: true, isOverLimit: true, filledMs: 1 }, ["spam", "quarantine"]],
])("a lead that came by %j is flagged %j (rows 51, 52)", (way, flags) => {
  expect(leadFlags(way)).toEqual(flags);
});
