import { emailFrom } from "./email";
import { NAME_CHARS } from "./lead-fields";
import { phoneFrom } from "./phone";
import { RETENTION_DAYS } from "./retention";

/** The eight steps in their order, one field each (spec §3, decision 22). */
export const ONBOARDING_FIELDS = [
  "firstName",
  "lastName",
  "businessName",
  "email",
  "phone",
  "location",
  "businessType",
  "experience",
] as const;

export type OnboardingField = (typeof ONBOARDING_FIELDS)[number];
export type OnboardingData = Readonly<Record<OnboardingField, string>>;

/** How long somebody has run the business: what the last step offers. */
export const EXPERIENCES = ["planning", "under1", "from1to3", "from3to10", "over10"] as const;

export const ONBOARDING_LAST = ONBOARDING_FIELDS.length - 1;

const DAY_MS = 24 * 60 * 60_000;
const EMAIL_CHARS = 254;

/** Longest text of a field, in UTF-16 units, as `maxLength` counts them. */
export const charsOf = (field: OnboardingField): number =>
  field === "email" ? EMAIL_CHARS : NAME_CHARS;

/** The rule that decides Continue: trimmed, it is not empty (spec §5). */
export const isFilled = (text: string): boolean => text.trim() !== "";

const dataOf = (textOf: (field: OnboardingField) => string): OnboardingData =>
  Object.fromEntries(ONBOARDING_FIELDS.map((field) => [field, textOf(field)])) as OnboardingData;

export const NOTHING_FILLED: OnboardingData = dataOf(() => "");

/** The texts in a value from outside: what is missing, no text or too long is empty. */
export const textsFrom = (value: Readonly<Record<string, unknown>>): OnboardingData =>
  dataOf((field) => {
    const text = value[field];
    return typeof text === "string" && text.length <= charsOf(field) ? text : "";
  });

/** What was filled in, trimmed, when all eight fields are there and filled; else null (security.md row 105). */
export const completeDataFrom = (
  value: Readonly<Record<string, unknown>>,
): OnboardingData | null => {
  const texts = textsFrom(value);
  const data = dataOf((field) => texts[field].trim());
  return ONBOARDING_FIELDS.every((field) => isFilled(data[field])) ? data : null;
};

/**
 * Whether what was kept at `savedAt` is still to be used at `now`, both epoch ms: for 30 days (decision 22). A
 * time further ahead than that is the trace of a wrong clock, and counts as expired: it would never end.
 */
export const isFresh = (savedAt: unknown, now: number): boolean =>
  typeof savedAt === "number" && Math.abs(now - savedAt) <= RETENTION_DAYS.onboarding * DAY_MS;

/** With which of what was filled in we could hardly reach anybody: a hint, never a wall (decision 22). */
export const doubtsIn = ({
  email,
  phone,
}: Pick<OnboardingData, "email" | "phone">): ("email" | "phone")[] => [
  ...(isFilled(email) && emailFrom(email) === null ? (["email"] as const) : []),
  ...(isFilled(phone) && phoneFrom(phone) === null ? (["phone"] as const) : []),
];

/** The step on the screen, 0 to 7, and what all of them say; the fields of the steps before it are filled. */
export type OnboardingState = { index: number; data: OnboardingData };

export type OnboardingEvent =
  | { type: "typed"; text: string }
  | { type: "wentTo"; index: number }
  | { type: "prefilled"; texts: Readonly<Partial<OnboardingData>> };

export const FIRST_STEP: OnboardingState = { index: 0, data: NOTHING_FILLED };

/** The field of a step 0 to 7. */
export const fieldAt = (index: number): OnboardingField => ONBOARDING_FIELDS[index]!;

/** Whether the field on the screen allows to go on. */
export const canContinue = ({ index, data }: OnboardingState): boolean =>
  isFilled(data[fieldAt(index)]);

/** The nearest step to `index` that can be shown: none beyond the first empty field. */
const reachable = (data: OnboardingData, index: number): number => {
  const firstEmpty = ONBOARDING_FIELDS.findIndex((field) => !isFilled(data[field]));
  const last = firstEmpty < 0 ? ONBOARDING_LAST : firstEmpty;
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), last) : 0;
};

/** The steps as a state machine (spec §4); an event that does not fit changes nothing. */
export const onboardingReducer = (
  state: OnboardingState,
  event: OnboardingEvent,
): OnboardingState => {
  const { index, data } = state;
  switch (event.type) {
    case "typed": {
      const field = fieldAt(index);
      return { index, data: { ...data, [field]: event.text.slice(0, charsOf(field)) } };
    }
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
