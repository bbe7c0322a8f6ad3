import { z } from "zod";
import type { DeskTemplates } from "@/lib/domain/desk/templates";

/** The templates as stored; topics, packages and statuses may be a later release's. */
export const storedDeskTexts = z.looseObject({
  version: z.int(),
  templates: z.array(
    z.looseObject({
      id: z.string(),
      topic: z.string(),
      packageId: z.string(),
      status: z.string(),
      texts: z.looseObject({ en: z.string(), hi: z.string() }),
    }),
  ),
}) satisfies z.ZodType<DeskTemplates>;
