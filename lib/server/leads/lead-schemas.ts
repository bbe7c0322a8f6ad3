import { z } from "zod";
import { BUSINESS_TYPES } from "@/lib/domain/core/business-types";
import { DAY_PARTS } from "@/lib/domain/calls/call";
import { CONTACT_TOPICS, isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import { emailFrom } from "@/lib/domain/core/email";
import { lineFrom } from "@/lib/domain/core/typed-text";
import { LEAD_FIELDS, type LeadField, textsOf } from "@/lib/domain/leads/lead-fields";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import { isRequestToken } from "@/lib/domain/leads/request-view";
import { OFFERED } from "@/lib/domain/check/packages";
import { lang, textVersion, visitorId, visitSource } from "@/lib/server/core/value-schemas";

const read = (from: (text: string) => string | null) =>
  z.string().transform((text, context) => {
    const value = from(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: "is missing or wrong" });
    return z.NEVER;
  });

const field = (name: LeadField) => read(LEAD_FIELDS[name].from);

/** When to call: a half hour (epoch ms), a part of the day, or null: as soon as we can. */
const callWish = z
  .union([z.int().positive(), z.enum(DAY_PARTS)])
  .nullable()
  .default(null);

const packageId = z
  .enum(OFFERED.map(({ id }) => id))
  .nullable()
  .default(null);

const way = {
  textVersion,
  lang,
  source: visitSource.default({}),
  filledMs: z.int().nonnegative().nullable().default(null),
  visitorId: visitorId.nullable().default(null),
};

const common = {
  ...way,
  email: field("email"),
  consent: z.literal(true),
  /** A honeypot: an invisible field, which only a machine fills in. */
  website: z.string().max(LEAD_FIELDS.message.chars).default(""),
};

export const contactBody = z
  .strictObject({
    ...common,
    email: read((text) => (text.trim() === "" ? "" : emailFrom(text))),
    name: field("name"),
    phone: field("phone"),
    message: field("message"),
    businessType: z.enum(BUSINESS_TYPES).nullable().default(null),
    topic: z.enum(CONTACT_TOPICS).default("question"),
    package: packageId,
    sharesCheck: z.boolean().default(false),
    call: callWish,
  })
  .refine(({ email, topic, package: pack }) => email || !isPlainQuestion({ topic, pack }), {
    path: ["email"],
  });
export type ContactBody = z.infer<typeof contactBody>;

export const newsletterBody = z.strictObject(common);
export type NewsletterBody = z.infer<typeof newsletterBody>;

export const requestBody = z.strictObject({ token: z.string().refine(isRequestToken) });

/** Another half hour for the call, epoch ms. */
export const callChoiceBody = requestBody.extend({ at: z.int().positive() });

/** "Call me about this result": the sender's record is in the address. */
export const callBody = z.strictObject({
  textVersion,
  lang,
  source: way.source,
  name: field("name"),
  phone: field("phone"),
  consent: z.literal(true),
  sharesCheck: z.boolean(),
  call: callWish,
});
export type CallBody = z.infer<typeof callBody>;

/**
 * One line as typed: a phone number or address that cannot be used is not refused
 * (docs/product/leads.md#get-started).
 */
const typed = (name: LeadField) => read((text) => lineFrom(text, LEAD_FIELDS[name].chars));

/** The Get Started form. Sending it is the consent; its text is beside the box. */
export const onboardingBody = z.strictObject({
  ...way,
  ...textsOf("onboarding", typed),
  email: read((text) => emailFrom(text) ?? lineFrom(text, LEAD_FIELDS.email.chars)),
  package: packageId,
  /** Absent as false: a lead that waited through an update is the same as before. */
  isOrder: z.boolean().optional(),
}) satisfies z.ZodType<OnboardingData>;
export type OnboardingBody = z.infer<typeof onboardingBody>;

/** For the report of the check finished at `completedAt`, epoch ms. */
export const reportBody = z.strictObject({ email: read(emailFrom), lang });
