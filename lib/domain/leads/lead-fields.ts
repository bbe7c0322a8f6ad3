import { type BusinessType, isBusinessType } from "@/lib/domain/core/business-types";
import { emailFrom } from "@/lib/domain/core/email";
import { isText, NAME_CHARS, nameFrom } from "@/lib/domain/core/line";
import { typedPhoneFrom } from "@/lib/domain/core/phone";

export const MESSAGE_CHARS = 2_000;

/** The fields of the forms whose text has a limit, in characters. */
export const FIELD_LIMITS = { name: NAME_CHARS, message: MESSAGE_CHARS } as const;

/** The contact form as typed. */
export type ContactInput = {
  name: string;
  email: string;
  phone: string;
  /** Empty when none was chosen. */
  businessType: string;
  message: string;
  consent: boolean;
};
export type NewsletterInput = Pick<ContactInput, "email" | "consent">;
export type LeadField = keyof ContactInput;

/** A parsed contact form: the phone can be dialled, the name is one line. */
export type Contact = {
  name: string;
  email: string;
  phone: string;
  businessType: BusinessType | null;
  message: string;
};

/** A message, exactly as it was written, or null. */
export const messageFrom = (text: string): string | null =>
  isText(text, MESSAGE_CHARS) ? text : null;

/** The fields of the contact form that are missing or wrong, from top to bottom. */
export const contactProblems = (input: ContactInput): LeadField[] => {
  const isRight = {
    name: nameFrom(input.name) !== null,
    email: emailFrom(input.email) !== null,
    phone: typedPhoneFrom(input.phone) !== null,
    businessType: input.businessType === "" || isBusinessType(input.businessType),
    message: messageFrom(input.message) !== null,
    consent: input.consent,
  } satisfies Record<LeadField, boolean>;
  return (Object.keys(isRight) as LeadField[]).filter((field) => !isRight[field]);
};

/** The same for the newsletter form. */
export const newsletterProblems = ({ email, consent }: NewsletterInput): LeadField[] => [
  ...(emailFrom(email) === null ? (["email"] as const) : []),
  ...(consent ? [] : (["consent"] as const)),
];
