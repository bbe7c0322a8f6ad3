// holds: #leads
import {
  type ContactLead,
  type Lead,
  leadFlags,
  movedLead,
  type NewsletterLead,
  type OnboardingLead,
  UNPLACED,
  withLead,
  withoutLeadConsent,
  withoutNewsletter,
} from "./lead";

const base = {
  reference: "BG-7K3Q9XM",
  receivedAt: 10,
  ...UNPLACED,
  flags: [],
  lang: "hi",
  source: {},
  consent: { purpose: "newsletter", textVersion: "2026-11-21", givenAt: 10, withdrawnAt: null },
  filledMs: null,
  visitorId: null,
  keys: [],
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
  channel: "site",
  businessName: "",
  location: "",
  sharedCheck: null,
  call: null,
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

describe("what was filled in under Get Started", () => {
  const first: OnboardingLead = {
    ...base,
    kind: "onboarding",
    firstName: "Asha",
    lastName: "Patil",
    businessName: "Asha Stores",
    email: "a@b.in",
    phone: "12",
    location: "Pune",
    businessType: "grocery",
    experience: "under1",
    packageId: null,
    isOrder: false,
    score: null,
    visitorId: "device",
    keys: ["k1"],
  };
  const sent = (receivedAt: number, ...keys: string[]): Lead => ({
    ...first,
    location: "Nashik",
    receivedAt,
    keys,
  });

  test("is replaced by a later form, whatever the server's clock did", () => {
    for (const receivedAt of [5, 10, 20])
      expect(withLead(first, sent(receivedAt, "k2"))).toEqual(sent(receivedAt, "k1", "k2"));
    expect(withLead(first, sent(20))).toEqual(sent(20, "k1"));
  });

  test("keeps the first twenty keys of its own record, and none of another sender", () => {
    const keys = Array.from({ length: 30 }, (_, n) => `k${n + 1}`);
    const known = keys.reduce<Lead>((lead, key) => withLead(lead, sent(20, key)), first);
    expect(known.keys).toEqual(keys.slice(0, 20));
    const nobodys: Lead = { ...first, visitorId: null };
    expect(withLead(nobodys, { ...nobodys, keys: ["k2"] }).keys).toEqual(["k1"]);
  });

  test("keeps what is not the form's when it is sent again", () => {
    const payClaims = [{ at: 1, way: "upi", utr: "412345678901", rupees: null }];
    const kept = { payClaims, isApart: true, person: "p", phoneKey: "p", emailKey: "e" };
    expect(withLead({ ...first, ...kept }, sent(20, "k2"))).toMatchObject({
      ...kept,
      location: "Nashik",
      receivedAt: 20,
    });
  });

  test("stays when the same is sent again", () => {
    expect(withLead(first, sent(20, "k1"))).toBe(first);
  });

  test("bears it when its consent is taken back, the first time; another consent is left alone", () => {
    const ended = withoutLeadConsent(first, "newsletter", 30);
    expect(ended).toEqual({ ...first, consent: { ...first.consent, withdrawnAt: 30 } });
    expect(withoutLeadConsent(ended, "newsletter", 40)).toBe(ended);
    expect(withoutLeadConsent(first, "contact", 30)).toBe(first);
    expect(withoutLeadConsent(first, "newsletter", 3).consent.withdrawnAt).toBe(10);
  });

  test("loses the score with its consent, and when it leaves its sender's record", () => {
    const score = { completedAt: 5, healthScore: 43, grade: "D", area: null };
    const scored: OnboardingLead = { ...first, visitorId: "device", score };
    expect(withoutLeadConsent(scored, "newsletter", 30)).toMatchObject({ score: null });
    expect(movedLead(scored, "device", null)).toEqual({ ...first, visitorId: null });
    expect(movedLead(scored, "device", "account")).toEqual({ ...scored, visitorId: "account" });
  });
});

test("the same words ask again for a call that was cancelled or missed, but not with the same key", () => {
  const asked = { at: 90, asked: 90, end: null, changedAt: null, changes: 0 };
  const known = (end: string | null): Lead => ({
    ...message,
    keys: ["k1"],
    call: { ...asked, at: null, end },
  });
  const again = (key: string): Lead => ({ ...message, keys: [key], call: asked });
  for (const end of ["cancelled", "missed"]) {
    expect(withLead(known(end), again("k2"))).toMatchObject({
      call: { ...asked, changes: 1 },
    });
    expect(withLead(known(end), again("k1"))).toEqual(known(end));
    expect(withLead(known(end), message)).toMatchObject({ call: { end } });
  }
  for (const end of [null, "reached"])
    expect(withLead(known(end), again("k2"))).toMatchObject({ call: { at: null, end } });
});

test("a key with which somebody sends the words of another lead opens nothing, however often it comes", () => {
  const known: Lead = { ...message, keys: ["k1"] };
  expect(withLead(known, { ...message, keys: ["k2"] })).toBe(known);
  expect(withLead(known, { ...message, keys: ["k2"], visitorId: "v2" })).toBe(known);
});

test("what arrives again keeps its number, whatever the letters of today", () => {
  const today = { ...later(40), reference: "HSA-7K3Q9XM" };
  expect(withLead(withoutNewsletter(letter, 20), today)).toMatchObject({
    receivedAt: 40,
    reference: "BG-7K3Q9XM",
  });
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
])("a lead that came by %j is flagged %j", (way, flags) => {
  expect(leadFlags(way)).toEqual(flags);
});

test("a lead moves with its record into another one, and no other lead does", () => {
  const own: Lead = { ...letter, visitorId: "device" };
  expect(movedLead(own, "device", "account")).toEqual({ ...own, visitorId: "account" });
  expect(movedLead(own, "another", "account")).toBe(own);
  expect(movedLead(letter, "device", "account")).toBe(letter);
});

test("sent again with its own key, a lead without a record becomes one of its sender's record", () => {
  const lost: Lead = { ...message, keys: ["k1"] };
  const again: Lead = { ...lost, visitorId: "v1", receivedAt: 20 };
  expect(withLead(lost, again)).toEqual({ ...lost, visitorId: "v1" });
  expect(withLead(lost, { ...again, keys: ["k2"] }).visitorId).toBeNull();
  const owned: Lead = { ...lost, visitorId: "v0" };
  expect(withLead(owned, again)).toBe(owned);
  expect(withLead(lost, { ...again, visitorId: null })).toBe(lost);
});
