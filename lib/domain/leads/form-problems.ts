import { FORM_FIELDS, LEAD_FIELDS } from "./lead-fields";

type ContactField = (typeof FORM_FIELDS)["contact"][number];
/** A field of the contact form, or its consent. */
export type FormField = ContactField | "consent";

/** The contact form as typed, or the newsletter's, where only the address is filled. */
export type FormInput = Readonly<Record<ContactField, string>> & { consent: boolean };

/** The fields as a form gives them; a missing one is empty. */
export const formInput = (
  textOf: (field: ContactField) => string | null | undefined,
  consent: boolean,
): FormInput => {
  const texts = FORM_FIELDS.contact.map((field) => [field, textOf(field) ?? ""]);
  return { ...(Object.fromEntries(texts) as Record<ContactField, string>), consent };
};

/** The fields of a form that are missing or wrong, from top to bottom. */
export const formProblems = (form: "contact" | "newsletter", input: FormInput): FormField[] => [
  ...FORM_FIELDS[form].filter((field) => LEAD_FIELDS[field].from(input[field]) === null),
  ...(input.consent ? [] : (["consent"] as const)),
];
