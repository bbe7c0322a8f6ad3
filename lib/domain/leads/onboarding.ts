import { charsIn } from "@/lib/domain/core/typed-text";
import { FORM_FIELDS, LEAD_FIELDS, type TextsOf } from "./lead-fields";

/** The eight steps in their order, one field each (docs/product/leads.md#get-started). */
export const ONBOARDING_FIELDS = FORM_FIELDS.onboarding;

export type OnboardingField = (typeof ONBOARDING_FIELDS)[number];
export type OnboardingData = TextsOf<"onboarding">;

/** How long the person has run the business: the options of the last step. */
export const EXPERIENCES = ["planning", "under1", "from1to3", "from3to10", "over10"] as const;

/** The rule that decides Continue: trimmed, it is not empty. */
export const isFilled = (text: string): boolean => text.trim() !== "";

/** Whether a field's text can be stored and sent: trimmed, it is neither empty nor too long. */
export const isFit = (field: OnboardingField, text: string): boolean =>
  isFilled(text) && charsIn(text.trim()) <= LEAD_FIELDS[field].chars;

/** The eight fields, each with the text that a function gives. */
export const dataOf = (textOf: (field: OnboardingField) => string): OnboardingData =>
  Object.fromEntries(ONBOARDING_FIELDS.map((field) => [field, textOf(field)])) as OnboardingData;

export const NOTHING_FILLED: OnboardingData = dataOf(() => "");

/** The texts in an unchecked value: a missing or non-text field is empty, a too long one stays as it was typed. */
export const textsFrom = (value: Readonly<Record<string, unknown>>): OnboardingData =>
  dataOf((field) => {
    const text = value[field];
    return typeof text === "string" ? text : "";
  });

/** The form, trimmed, when all eight fields are filled and none is too long; else null. */
export const completeDataFrom = (
  value: Readonly<Record<string, unknown>>,
): OnboardingData | null => {
  const texts = textsFrom(value);
  const data = dataOf((field) => texts[field].trim());
  return ONBOARDING_FIELDS.every((field) => isFit(field, data[field])) ? data : null;
};
