// holds: #get-started
import { LEAD_FIELDS } from "./lead-fields";
import fc from "fast-check";
import { ASHA } from "@/test/builders/onboardings";
import { isFit, NOTHING_FILLED, ONBOARDING_FIELDS } from "./onboarding";
import {
  canContinue,
  fieldAt,
  FIRST_STEP,
  ONBOARDING_LAST,
  type OnboardingEvent,
  onboardingReducer,
  type OnboardingState,
} from "./onboarding-steps";

const after = (...events: OnboardingEvent[]): OnboardingState =>
  events.reduce(onboardingReducer, FIRST_STEP);
const typed = (text: string): OnboardingEvent => ({ type: "typed", text });
const wentTo = (index: number): OnboardingEvent => ({ type: "wentTo", index });

test("the first step asks for the first name, the last one for the experience", () => {
  expect(fieldAt(FIRST_STEP.index)).toBe("firstName");
  expect(fieldAt(ONBOARDING_LAST)).toBe("experience");
});

test("Continue is there for a filled field", () => {
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

test("a text that is too long stays as typed, and the step does not continue until it fits", () => {
  const long = "😀".repeat(LEAD_FIELDS.firstName.chars + 1);
  const state = after(typed(long), wentTo(1));
  expect(state).toEqual({ index: 0, data: { ...NOTHING_FILLED, firstName: long } });
  expect(canContinue(state)).toBe(false);
  expect(canContinue(after(typed(`  ${long.slice(2)}  `)))).toBe(true);
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
  const long = { firstName: "x".repeat(LEAD_FIELDS.firstName.chars + 1) };
  expect(after({ type: "prefilled", texts: long }).data).toEqual({ ...NOTHING_FILLED, ...long });
});

test("whatever happens, all fields before the one on the screen are filled, and fit", () => {
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
        expect(isFit(field, data[field])).toBe(true);
    }),
  );
});
