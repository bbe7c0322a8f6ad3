import fc from "fast-check";
import { ASHA } from "@/scripts/jest/onboardings";
import {
  canContinue,
  charsOf,
  completeDataFrom,
  doubtsIn,
  fieldAt,
  FIRST_STEP,
  isFilled,
  isFresh,
  NOTHING_FILLED,
  ONBOARDING_FIELDS,
  ONBOARDING_LAST,
  type OnboardingEvent,
  onboardingReducer,
  type OnboardingState,
  textsFrom,
} from "./onboarding";
import { RETENTION_DAYS } from "./retention";

const after = (...events: OnboardingEvent[]): OnboardingState =>
  events.reduce(onboardingReducer, FIRST_STEP);
const typed = (text: string): OnboardingEvent => ({ type: "typed", text });
const wentTo = (index: number): OnboardingEvent => ({ type: "wentTo", index });

test("eight fields in the spec's order (spec §3)", () => {
  expect(ONBOARDING_FIELDS).toEqual([
    ...["firstName", "lastName", "businessName", "email"],
    ...["phone", "location", "businessType", "experience"],
  ]);
  expect(fieldAt(ONBOARDING_LAST)).toBe("experience");
});

test("trimmed and not empty: that alone decides Continue (spec §5)", () => {
  for (const text of ["", " ", "\t\n", "\u00a0"]) expect(isFilled(text)).toBe(false);
  for (const text of ["a", " a ", "-", "<b>", "."]) expect(isFilled(text)).toBe(true);
  expect(canContinue(FIRST_STEP)).toBe(false);
  expect(canContinue(after(typed("Asha")))).toBe(true);
  expect(canContinue(after(typed("Asha"), typed("  ")))).toBe(false);
});

test("Continue goes on only past a filled field, Previous always goes back, to the first step at most", () => {
  expect(after(wentTo(1)).index).toBe(0);
  expect(after(typed("Asha"), wentTo(1)).index).toBe(1);
  expect(after(typed("Asha"), wentTo(1), wentTo(0)).index).toBe(0);
  expect(after(wentTo(-1)).index).toBe(0);
  expect(after(typed("Asha"), wentTo(1), typed("Patil"), wentTo(2)).data).toEqual({
    ...NOTHING_FILLED,
    firstName: "Asha",
    lastName: "Patil",
  });
});

test("with all fields filled every step can be reached, and none beyond the last", () => {
  const full: OnboardingEvent = { type: "prefilled", texts: ASHA };
  for (const [index] of ONBOARDING_FIELDS.entries())
    expect(after(full, wentTo(index)).index).toBe(index);
  expect(after(full, wentTo(ONBOARDING_LAST + 1)).index).toBe(ONBOARDING_LAST);
});

test("what comes from the account fills only what is empty, and moves nobody", () => {
  const texts = { firstName: "Google", lastName: "Name", email: "me@example.in" };
  expect(after(typed("Asha"), { type: "prefilled", texts })).toEqual({
    index: 0,
    data: { ...NOTHING_FILLED, ...texts, firstName: "Asha" },
  });
  const long = { firstName: "x".repeat(charsOf("firstName") + 1) };
  expect(after({ type: "prefilled", texts: long }).data).toEqual(NOTHING_FILLED);
});

test("whatever happens, all fields before the one on the screen are filled, and none is too long", () => {
  const event = fc.oneof(
    fc.string({ maxLength: 300 }).map(typed),
    fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double(), fc.constant(NaN)).map(wentTo),
    fc
      .dictionary(fc.constantFrom(...ONBOARDING_FIELDS), fc.string({ maxLength: 300 }))
      .map((texts): OnboardingEvent => ({ type: "prefilled", texts })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { index, data } = after(...events);
      expect(ONBOARDING_FIELDS[index]).toBeDefined();
      for (const field of ONBOARDING_FIELDS.slice(0, index))
        expect(isFilled(data[field])).toBe(true);
      for (const field of ONBOARDING_FIELDS)
        expect(data[field].length).toBeLessThanOrEqual(charsOf(field));
    }),
  );
});

test("a kept text is read strictly: all eight fields, as filled texts of a fitting length (row 105)", () => {
  expect(completeDataFrom({ ...ASHA, firstName: " Asha ", more: 1 })).toEqual(ASHA);
  for (const field of ONBOARDING_FIELDS) {
    const { [field]: _, ...others } = ASHA;
    expect(completeDataFrom(others)).toBeNull();
    const wrong = ["", "  ", null, 5, true, ["a"], { a: 1 }, "x".repeat(charsOf(field) + 1)];
    for (const value of wrong) expect(completeDataFrom({ ...ASHA, [field]: value })).toBeNull();
    expect(completeDataFrom({ ...ASHA, [field]: "x".repeat(charsOf(field)) })).not.toBeNull();
  }
  const html = { ...ASHA, firstName: "<img src=x onerror=alert(1)>" };
  expect(completeDataFrom(html)).toEqual(html);
});

test("of a draft the good fields are read and the others are empty", () => {
  expect(textsFrom({})).toEqual(NOTHING_FILLED);
  expect(textsFrom({ ...ASHA, phone: 5, location: " Pune" })).toEqual({
    ...ASHA,
    phone: "",
    location: " Pune",
  });
});

test("what was kept is used for 30 days, and not for ever by a clock that was ahead (decision 22)", () => {
  const now = Date.UTC(2026, 10, 21);
  const days = RETENTION_DAYS.onboarding * 24 * 60 * 60_000;
  expect(RETENTION_DAYS.onboarding).toBe(30);
  for (const age of [0, 1, days, -1, -days]) expect(isFresh(now - age, now)).toBe(true);
  for (const age of [days + 1, -days - 1]) expect(isFresh(now - age, now)).toBe(false);
  for (const value of [undefined, null, `${now}`, NaN, Infinity, {}])
    expect(isFresh(value, now)).toBe(false);
});

test("an e-mail or a phone that cannot be one is doubted, an empty one is not", () => {
  expect(doubtsIn(ASHA)).toEqual([]);
  expect(doubtsIn({ email: " ", phone: "" })).toEqual([]);
  expect(doubtsIn({ email: "asha@example", phone: ASHA.phone })).toEqual(["email"]);
  expect(doubtsIn({ email: ASHA.email, phone: "98765" })).toEqual(["phone"]);
  expect(doubtsIn({ email: "asha", phone: "call me" })).toEqual(["email", "phone"]);
});
