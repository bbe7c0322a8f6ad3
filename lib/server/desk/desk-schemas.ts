import { z } from "zod";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { LIST_ORDERS } from "@/lib/domain/desk/list-order";
import { EXPORT_FORMATS } from "@/lib/domain/desk/desk-log";
import { type FunnelFilter, MOST_FUNNEL_DAYS } from "@/lib/domain/funnel/funnel";
import { MOST_RUPEES } from "@/lib/domain/desk/lead-changes";
import type { LeadChange, ManyChange, SeenLead } from "@/lib/domain/desk/lead-change";
import { LEAD_TOPICS } from "@/lib/domain/leads/contact-topics";
import { charsIn } from "@/lib/domain/core/limit";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import { LEAD_FIELDS, type LeadField } from "@/lib/domain/leads/lead-fields";
import {
  CONTACT_WAYS,
  LEAD_STATUSES,
  LOST_REASONS,
  NOTE_CHARS,
} from "@/lib/domain/leads/lead-notes";
import { TYPED_CHANNELS } from "@/lib/domain/leads/lead";
import { LEAD_KINDS } from "@/lib/domain/leads/lead-fields";
import { PACKAGES } from "@/lib/domain/check/packages";
import { lang } from "@/lib/server/core/value-schemas";
import { manyOf } from "@/lib/server/http/desk-form";
import { sectionId } from "@/lib/server/store/schemas/stored-visitor";

const TEXT_CHARS = 200;
/** The most leads of one person that are deleted at a time. */
const MOST_LEADS = 50;
/** The most leads that one call changes. */
export const MOST_CHANGED = 100;

const time = z.int().nonnegative();
/** The page leaves out empty fields. */
const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => charsIn(text) <= TEXT_CHARS);

const leadId = z.string().regex(/^[0-9a-f]{64}$/);

/** The cursor of a list, from an earlier answer. */
const place = z.strictObject({ at: z.number().nonnegative(), id: z.string().max(TEXT_CHARS) });

export const leadParams = z.strictObject({ id: leadId });
/** One lead of each card. */
export const joinBody = z.strictObject({ ids: z.tuple([leadId, leadId]) });
export const logBody = z.strictObject({ before: place.nullable() });

const day = z.iso.date();
const DAY_MS = 24 * 60 * 60_000;

/** `source`: as it is counted; "" for visits whose link named none. */
const funnelFields = z.strictObject({
  from: day,
  to: day,
  source: z.exactOptional(z.string().max(TEXT_CHARS)),
  lang: z.exactOptional(lang),
});
const isInRange = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_FUNNEL_DAYS && from <= to;

export const funnelBody = funnelFields.refine(isInRange, {
  path: ["from"],
}) satisfies z.ZodType<FunnelFilter>;

export const salesFileFields = funnelFields
  .extend({ format: z.enum(EXPORT_FORMATS) })
  .refine(isInRange, { path: ["from"] });

/** A note, exactly as written; a status alone needs none. */
const note = z
  .string()
  .refine((text) => !/\p{Surrogate}|\u0000/u.test(text), "must be well-formed text")
  .refine((text) => charsIn(text) <= NOTE_CHARS, "is too long");

/** One line of text; empty: unknown. */
const line = (field: LeadField) =>
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

/** Later than any next step; epoch ms of the year 2100. */
const LATEST = Date.UTC(2100, 0, 1);

const change = {
  next: z.strictObject({ kind: z.literal("next"), at: time.max(LATEST).nullable() }),
  owner: z.strictObject({ kind: z.literal("owner"), owner: z.literal("me").nullable() }),
  mark: z.strictObject({ kind: z.literal("mark"), isSpam: z.boolean() }),
};
const manyChange = z.discriminatedUnion("kind", [
  change.next,
  change.owner,
  change.mark,
]) satisfies z.ZodType<ManyChange>;

const leadChange = z.discriminatedUnion("kind", [
  // A known status, or the lead's current one (lib/domain/desk/lead-changes.ts).
  z.strictObject({ kind: z.literal("note"), status: z.string().max(TEXT_CHARS), text: note }),
  ...manyChange.options,
  z.strictObject({ kind: z.literal("won"), rupees: z.int().min(1).max(MOST_RUPEES) }),
  z.strictObject({ kind: z.literal("lost"), reason: z.enum(LOST_REASONS) }),
  z.strictObject({
    kind: z.literal("edit"),
    fields: z.strictObject(deskFields(line)),
  }),
]) satisfies z.ZodType<LeadChange>;

/** `version`: the number of notes the operator saw. */
export const changeBody = z.strictObject({ version: z.int().nonnegative(), change: leadChange });

export const openedBody = z.strictObject({
  way: z.enum(CONTACT_WAYS),
  /** The id of the template that was used. */
  template: z.string().max(TEXT_CHARS).nullable(),
});

/** Leads as the operator saw them, each as its id and version: "4fe….3". */
export const seenLeads = manyOf(
  z
    .string()
    .regex(/^[0-9a-f]{64}\.\d{1,6}$/)
    .transform((text): SeenLead => ({ id: text.slice(0, 64), version: Number(text.slice(65)) })),
);

/** A lead typed in at the desk. One of phone and e-mail address is needed, and the phone can be dialled. */
export const addBody = z
  .strictObject({
    channel: z.enum(TYPED_CHANNELS),
    ...deskFields(parsedLine),
    message: note,
    topic: z.enum(LEAD_TOPICS),
    packageId: z.enum(PACKAGES.map(({ id }) => id)).or(z.literal("").transform(() => null)),
    lang,
    /** The same for a repeated call, which adds no second lead. */
    key: z.string().regex(/^[\w-]{8,64}$/),
  })
  .refine(({ phone, email }) => phone !== "" || email !== "", { path: ["phone"] })
  .refine(({ name, businessName }) => name !== "" || businessName !== "", { path: ["name"] });
export type AddBody = z.infer<typeof addBody>;

export const erasureBody = z.strictObject({ ids: z.array(leadId).min(1).max(MOST_LEADS) });
