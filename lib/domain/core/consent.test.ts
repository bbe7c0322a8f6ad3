// holds: #choice-of-advice, #consent
import fc from "fast-check";
import {
  type Consent,
  activeConsent,
  allowsAi,
  hasConsent,
  lastWordOn,
  MAX_CONSENTS,
  newestConsents,
  withConsent,
  withoutConsent,
  withRefusal,
} from "./consent";

const given = withConsent([], "contact", "2026-11-21", 100);

test("a purpose counts as agreed to only after a consent to it", () => {
  expect(hasConsent([], "contact")).toBe(false);
  expect(given).toEqual([
    { purpose: "contact", textVersion: "2026-11-21", givenAt: 100, withdrawnAt: null },
  ]);
  expect(hasConsent(given, "contact")).toBe(true);
  expect(hasConsent(given, "aiProfile")).toBe(false);
});

test("a second consent to the same text changes nothing, to another text it is added", () => {
  expect(withConsent(given, "contact", "2026-11-21", 200)).toBe(given);
  const newer = withConsent(given, "contact", "2027-01-01", 200);
  expect(newer).toHaveLength(2);
  expect(activeConsent(newer, "contact")).toMatchObject({
    textVersion: "2027-01-01",
    givenAt: 200,
  });
});

test("a withdrawn consent keeps both dates; other purposes do not change", () => {
  const both = withConsent(given, "aiProfile", "2026-11-21", 150);
  const ended = withoutConsent(both, "contact", 300);
  expect(ended).toEqual([{ ...given[0], withdrawnAt: 300 }, both[1]]);
  expect([hasConsent(ended, "contact"), hasConsent(ended, "aiProfile")]).toEqual([false, true]);
  expect(withoutConsent(ended, "contact", 400)).toBe(ended);
});

test("after a clock was set back, a new consent is still newer than the last withdrawal", () => {
  const ended = withoutConsent(given, "contact", 50);
  expect(ended[0]?.withdrawnAt).toBe(100);
  const again = withConsent(ended, "contact", "2026-11-21", 40);
  expect(again[1]?.givenAt).toBe(101);
  expect(hasConsent(again, "contact")).toBe(true);
});

test("a withdrawal on one device ends earlier consents of another", () => {
  const elsewhere: Consent = {
    purpose: "contact",
    textVersion: "2026-11-21",
    givenAt: 120,
    withdrawnAt: 180,
  };
  expect(hasConsent([...given, elsewhere], "contact")).toBe(false);
  const later = { ...elsewhere, givenAt: 200, withdrawnAt: null };
  expect(hasConsent([...given, elsewhere, later], "contact")).toBe(true);
});

test("the last change decides, whatever the clock did", () => {
  const anyWord = fc.tuple(fc.boolean(), fc.constantFrom("1", "2"), fc.nat(50));
  fc.assert(
    fc.property(fc.array(anyWord, { minLength: 1 }), (words) => {
      const consents = words.reduce(
        (all, [isYes, text, now]) =>
          isYes ? withConsent(all, "contact", text, now) : withoutConsent(all, "contact", now),
        [] as Consent[],
      );
      const [isYes, text] = words.at(-1)!;
      expect(activeConsent(consents, "contact")?.textVersion).toBe(isYes ? text : undefined);
    }),
  );
});

test("only the newest consents are kept, and the active one is the same as with all of them", () => {
  const word = fc.record({
    purpose: fc.constantFrom("contact", "aiProfile"),
    textVersion: fc.constantFrom("1", "2"),
    givenAt: fc.nat(60),
    lasts: fc.option(fc.nat(60)),
  });
  const consent = word.map(({ lasts, ...one }) => ({
    ...one,
    withdrawnAt: lasts === null ? null : one.givenAt + lasts,
  }));
  fc.assert(
    fc.property(fc.array(consent, { minLength: 40, maxLength: 120 }), (all) => {
      const sorted = all.toSorted((a, b) => a.givenAt - b.givenAt);
      const kept = newestConsents(sorted);
      for (const purpose of ["contact", "aiProfile"]) {
        expect(kept.filter((one) => one.purpose === purpose).length).toBeLessThanOrEqual(
          MAX_CONSENTS,
        );
        expect(activeConsent(kept, purpose)).toBe(activeConsent(sorted, purpose));
      }
      expect(newestConsents(kept)).toBe(kept);
    }),
  );
});

describe("a refusal", () => {
  const no = withRefusal([], "ai", "2026-11-21", 100);

  test("is kept with its text's version where there was never a yes", () => {
    expect(lastWordOn([], "ai")).toBeNull();
    expect(lastWordOn(no, "ai")).toEqual({ isGiven: false, textVersion: "2026-11-21", at: 100 });
    expect(lastWordOn(no, "contact")).toBeNull();
  });

  test("of the same text again changes nothing, of another text is added", () => {
    expect(withRefusal(no, "ai", "2026-11-21", 200)).toBe(no);
    expect(withRefusal(no, "ai", "2027-01-01", 50)).toEqual([
      ...no,
      { purpose: "ai", textVersion: "2027-01-01", givenAt: 100, withdrawnAt: 100 },
    ]);
  });

  test("ends a yes, which another yes can follow", () => {
    const yes = withConsent(no, "ai", "2026-11-21", 150);
    expect(lastWordOn(yes, "ai")).toEqual({ isGiven: true, textVersion: "2026-11-21", at: 150 });
    const ended = withRefusal(yes, "ai", "2026-11-21", 200);
    expect(ended).toHaveLength(2);
    expect(lastWordOn(ended, "ai")).toMatchObject({ isGiven: false, at: 200 });
    expect(allowsAi(withConsent(ended, "ai", "2026-11-21", 180))).toBe(true);
  });

  test("alone keeps the AI from being asked", () => {
    expect([allowsAi([]), allowsAi(given), allowsAi(no)]).toEqual([true, true, false]);
    expect(allowsAi(withConsent([], "ai", "2026-11-21", 1))).toBe(true);
  });

  test("the last word decides, whatever the clock did", () => {
    const anyWord = fc.tuple(fc.boolean(), fc.constantFrom("1", "2"), fc.nat(50));
    fc.assert(
      fc.property(fc.array(anyWord, { minLength: 1, maxLength: 60 }), (words) => {
        const consents = words.reduce(
          (all, [isYes, text, now]) => (isYes ? withConsent : withRefusal)(all, "ai", text, now),
          [] as Consent[],
        );
        const [isGiven, textVersion] = words.at(-1)!;
        expect(lastWordOn(consents, "ai")).toMatchObject({ isGiven, textVersion });
        expect(consents.length).toBeLessThanOrEqual(MAX_CONSENTS);
      }),
    );
  });
});
