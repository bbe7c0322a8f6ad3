import { emailFrom } from "@/lib/domain/core/email";
import { phoneFrom } from "@/lib/domain/core/phone";
import { FORM_FIELDS, LEAD_FIELDS } from "./lead-fields";

type ContactField = (typeof FORM_FIELDS)["contact"][number];
export type FormField = ContactField | "consent";

export type FormInput = Readonly<Record<ContactField, string>> & { consent: boolean };

/** The fields as a form gives them; a missing one is empty. */
export const formInput = (
  textOf: (field: ContactField) => string | null | undefined,
  consent: boolean,
): FormInput => {
  const texts = FORM_FIELDS.contact.map((field) => [field, textOf(field) ?? ""]);
  return { ...(Object.fromEntries(texts) as Record<ContactField, string>), consent };
};

/** The fields, phone first, whose text would hardly reach anybody. */
export const doubtsIn = ({ phone, email }: Pick<FormInput, "phone" | "email">) => [
  ...(phone.trim() && phoneFrom(phone) === null ? (["phone"] as const) : []),
  ...(email.trim() && emailFrom(email) === null ? (["email"] as const) : []),
];

/** The fields of a form that are missing or wrong, from top to bottom; an optional email may be blank. */
export const formProblems = (
  form: "contact" | "newsletter",
  input: FormInput,
  isEmailOptional = false,
): FormField[] => [
  ...FORM_FIELDS[form].filter(
    (field) =>
      LEAD_FIELDS[field].from(input[field]) === null &&
      !(isEmailOptional && field === "email" && input.email.trim() === ""),
  ),
  ...(input.consent ? [] : (["consent"] as const)),
];
