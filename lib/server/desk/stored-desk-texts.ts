import { z } from "zod";
import { type DeskTemplates, withTopicOfToday } from "@/lib/domain/desk/templates";
import { collectionOf, FOR_EVER } from "@/lib/server/store/store";

/** The templates as stored; topics, packages and statuses may be a later release's. */
const storedDeskTexts = z.looseObject({
  version: z.int(),
  templates: z.array(
    z
      .looseObject({
        id: z.string(),
        topic: z.string(),
        packageId: z.string(),
        status: z.string(),
        texts: z.looseObject({ en: z.string(), hi: z.string() }),
      })
      .transform(withTopicOfToday),
  ),
}) satisfies z.ZodType<DeskTemplates>;

export const DESK_TEXTS = collectionOf<DeskTemplates>("deskTexts", storedDeskTexts, FOR_EVER);
