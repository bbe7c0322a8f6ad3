import { z } from "zod";
import { DESK_DEEDS, type DeskLogEntry, EXPORT_FORMATS } from "@/lib/domain/desk-log";

/** What was done at the desk, as it stands in the store. */
export const storedDeskLog = z.looseObject({
  at: z.number(),
  by: z.string(),
  did: z.enum(DESK_DEEDS),
  references: z.array(z.string()),
  filter: z.looseObject({ hasText: z.boolean() }).nullable(),
  format: z.enum(EXPORT_FORMATS).nullable(),
  count: z.number().nullable(),
}) satisfies z.ZodType<DeskLogEntry>;
