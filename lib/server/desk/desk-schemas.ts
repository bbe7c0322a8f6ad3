import { z } from "zod";
import { CONTACT_TOPICS } from "@/lib/domain/leads/contact-topics";
import { charsIn } from "@/lib/domain/core/typed-text";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import { LEAD_FIELDS, type LeadField } from "@/lib/domain/leads/lead-fields";
import { CONTACT_WAYS, NOTE_CHARS } from "@/lib/domain/leads/person-notes";
import { TYPED_CHANNELS } from "@/lib/domain/leads/lead";
import { OFFERED } from "@/lib/domain/check/packages";
import { lang, manyOf } from "@/lib/server/core/value-schemas";

/** The most leads that are deleted at a time: all that the page of a person lists. */
const MOST_LEADS = 250;

/** A count of changes, as an operator's page shows it. */
export const version = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const leadId = z.string().regex(/^[0-9a-f]{64}$/);

export const leadParams = z.strictObject({ id: leadId });

/** A person's key (lib/domain/leads/person-key.ts) looks like a lead's id. */
export const personParams = z.strictObject({ key: leadId });

/** A note, exactly as written; a status alone needs none. */
export const note = z
  .string()
  .refine((text) => !/\p{Surrogate}|\u0000/u.test(text), "must be well-formed text")
  .refine((text) => charsIn(text) <= NOTE_CHARS, "is too long");

export const talkFields = z.object({
  way: z.enum(CONTACT_WAYS),
  template: z.exactOptional(z.string().max(64)),
  lang: z.exactOptional(lang),
  text: z.exactOptional(note),
});

/** One line of text; empty: unknown. */
export const line = (field: LeadField) =>
  z
    .string()
    .refine((text) => !/[\p{Surrogate}\p{Cc}\u2028\u2029]/u.test(text), "must be one line")
    .trim()
    .refine((text) => charsIn(text) <= LEAD_FIELDS[field].chars, "is too long");

/** The same as its field reads it: a phone that can be dialled, an address. */
const parsedLine = (field: LeadField) => {
  const valueOf = (text: string) => (text === "" ? "" : LEAD_FIELDS[field].from(text));
  return line(field)
    .refine((text) => valueOf(text) !== null, "is wrong")
    .transform((text) => valueOf(text) ?? "");
};

/** A lead typed in at the desk: with a phone to dial or an address, except from a WhatsApp chat. */
export const addBody = z
  .strictObject({
    channel: z.enum(TYPED_CHANNELS),
    ...deskFields(parsedLine),
    message: note,
    topic: z.enum(CONTACT_TOPICS),
    packageId: z.enum(OFFERED.map(({ id }) => id)).or(z.literal("").transform(() => null)),
    lang,
    /** The same for a repeated call, which adds no second lead. */
    key: z.string().regex(/^[\w-]{8,64}$/),
  })
  .refine(({ channel, phone, email }) => channel === "whatsapp" || phone !== "" || email !== "", {
    path: ["phone"],
  })
  .refine(({ name, businessName }) => name !== "" || businessName !== "", { path: ["name"] });
export type AddBody = z.infer<typeof addBody>;

/** `of`: the person whose page asked for it, of whom no message may be left. */
export const erasureForm = z.object({
  of: leadId,
  ids: manyOf(leadId).refine(({ length }) => length <= MOST_LEADS),
});
