import {
  dataOf,
  isFilled,
  isFit,
  NOTHING_FILLED,
  ONBOARDING_FIELDS,
  type OnboardingData,
  type OnboardingField,
  textsFrom,
} from "./onboarding";

export const ONBOARDING_LAST = ONBOARDING_FIELDS.length - 1;

/** The step on the screen, 0 to 7, and the texts of all fields; the fields of earlier steps are filled. */
export type OnboardingState = { index: number; data: OnboardingData };

export type OnboardingEvent =
  | { type: "typed"; text: string }
  | { type: "wentTo"; index: number }
  | { type: "prefilled"; texts: Readonly<Partial<OnboardingData>> };

export const FIRST_STEP: OnboardingState = { index: 0, data: NOTHING_FILLED };

export const fieldAt = (index: number): OnboardingField => ONBOARDING_FIELDS[index]!;

/** Whether the field on the screen allows to continue. */
export const canContinue = ({ index, data }: OnboardingState): boolean =>
  isFit(fieldAt(index), data[fieldAt(index)]);

/** The nearest step to `index` that can be shown: none after the first field that is empty or too long. */
const reachable = (data: OnboardingData, index: number): number => {
  const firstOpen = ONBOARDING_FIELDS.findIndex((field) => !isFit(field, data[field]));
  const last = firstOpen < 0 ? ONBOARDING_LAST : firstOpen;
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), last) : 0;
};

/** The steps as a state machine; an event that does not fit changes nothing. */
export const onboardingReducer = (
  state: OnboardingState,
  event: OnboardingEvent,
): OnboardingState => {
  const { index, data } = state;
  switch (event.type) {
    case "typed":
      return { index, data: { ...data, [fieldAt(index)]: event.text } };
    case "wentTo":
      return { index: reachable(data, event.index), data };
    case "prefilled": {
      const texts = textsFrom(event.texts);
      return {
        index,
        data: dataOf((field) => (isFilled(data[field]) ? data[field] : texts[field])),
      };
    }
  }
};
