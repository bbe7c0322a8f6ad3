import { z } from "zod";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { EXPORT_FORMATS } from "@/lib/domain/desk/desk-log";
import { type FunnelFilter, MOST_FUNNEL_DAYS } from "@/lib/domain/funnel/funnel";
import { LEAD_STATUSES, NOTE_CHARS } from "@/lib/domain/leads/lead-notes";
import { LEAD_KINDS } from "@/lib/domain/leads/lead";
import { PACKAGES } from "@/lib/domain/check/packages";
import { lang } from "@/lib/server/core/value-schemas";
import { sectionId } from "@/lib/server/store/schemas/stored-visitor";

const TEXT_CHARS = 200;
/** The most leads of one person that are deleted at a time. */
const MOST_LEADS = 50;

const time = z.int().nonnegative();
/** The page leaves out empty fields. */
const words = z.string().trim().min(1).max(TEXT_CHARS);

const leadId = z.string().regex(/^[0-9a-f]{64}$/);

const filter = z.strictObject({
  text: z.exactOptional(words),
  kind: z.exactOptional(z.enum(LEAD_KINDS)),
  status: z.exactOptional(z.enum(LEAD_STATUSES)),
  packageId: z.exactOptional(z.enum(PACKAGES.map(({ id }) => id))),
  area: z.exactOptional(sectionId),
  lang: z.exactOptional(lang),
  source: z.exactOptional(words),
  flagged: z.exactOptional(z.literal("only")),
  from: z.exactOptional(time),
  to: z.exactOptional(time),
}) satisfies z.ZodType<DeskFilter>;

/** The cursor of a list, from an earlier answer. */
const place = z.strictObject({ at: z.number().nonnegative(), id: z.string().max(TEXT_CHARS) });

export const leadParams = z.strictObject({ id: leadId });
export const searchBody = z.strictObject({ filter, before: place.nullable() });
export const logBody = z.strictObject({ before: place.nullable() });
export const exportBody = z.strictObject({ filter, format: z.enum(EXPORT_FORMATS), lang });

const day = z.iso.date();
const DAY_MS = 24 * 60 * 60_000;

/** `source`: as it is counted; "" for visits whose link named none. */
export const funnelBody = z
  .strictObject({
    from: day,
    to: day,
    source: z.exactOptional(z.string().max(TEXT_CHARS)),
    lang: z.exactOptional(lang),
  })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_FUNNEL_DAYS, {
    path: ["from"],
  }) satisfies z.ZodType<FunnelFilter>;

/** A note, exactly as written; a status alone needs none. */
const note = z
  .string()
  .refine((text) => !/\p{Surrogate}|\u0000/u.test(text), "must be well-formed text")
  .refine((text) => [...text].length <= NOTE_CHARS, "is too long");

/** `version`: the number of notes the operator saw. */
export const noteBody = z.strictObject({
  version: z.int().nonnegative(),
  /** A known status, or the lead's current one (lib/domain/leads/lead-notes.ts). */
  status: z.string().max(TEXT_CHARS),
  text: note,
});

export const erasureBody = z.strictObject({ ids: z.array(leadId).min(1).max(MOST_LEADS) });

export const countBody = z.strictObject({ filter });

/** `count`: the number of leads that the operator confirmed. */
export const deletionBody = z.strictObject({
  filter: filter.extend({ to: time }),
  count: z.int().positive(),
});
