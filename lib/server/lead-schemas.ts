import { z } from "zod";
import { BUSINESS_TYPES } from "@/lib/domain/business-types";
import { CONTACT_TOPICS } from "@/lib/domain/contact-request";
import { emailFrom } from "@/lib/domain/email";
import { MESSAGE_CHARS, messageFrom, nameFrom } from "@/lib/domain/lead-fields";
import { PACKAGES } from "@/lib/domain/packages";
import { phoneFrom } from "@/lib/domain/phone";
import { lang, visitSource } from "./schemas";

/** A text as the domain reads it. */
const read = (from: (text: string) => string | null) =>
  z.string().transform((text, context) => {
    const value = from(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: "is missing or wrong" });
    return z.NEVER;
  });

const common = {
  email: read(emailFrom),
  consent: z.literal(true),
  /** The version of the privacy text beside the tick. */
  textVersion: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  lang,
  source: visitSource.default({}),
  /** From seeing the form to sending it, in ms. */
  filledMs: z.int().nonnegative().nullable().default(null),
  /** The trap: a field that nobody sees, so nobody fills in but a machine. */
  website: z.string().max(MESSAGE_CHARS).default(""),
};

export const contactBody = z.strictObject({
  ...common,
  name: read(nameFrom),
  phone: read(phoneFrom),
  message: read(messageFrom),
  businessType: z.enum(BUSINESS_TYPES).nullable().default(null),
  topic: z.enum(CONTACT_TOPICS).default("question"),
  package: z
    .enum(PACKAGES.map(({ id }) => id))
    .nullable()
    .default(null),
});
export type ContactBody = z.infer<typeof contactBody>;

export const newsletterBody = z.strictObject(common);
export type NewsletterBody = z.infer<typeof newsletterBody>;
