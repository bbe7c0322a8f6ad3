import { z } from "zod";
import {
  type DeskTemplate,
  type DeskTemplates,
  MAX_TEMPLATES,
  withNamesOfToday,
} from "@/lib/domain/desk/templates";
import { collectionOf, FOR_EVER, type Store } from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";

/** The templates as stored; wishes and stages may be a later release's. */
const storedDeskTexts = z.looseObject({
  version: z.int(),
  templates: z.array(
    z
      .looseObject({
        id: z.string(),
        topic: z.string(),
        status: z.string(),
        texts: z.looseObject({ en: z.string(), hi: z.string() }),
      })
      .transform(withNamesOfToday),
  ),
}) satisfies z.ZodType<DeskTemplates>;

export const DESK_TEXTS = collectionOf<DeskTemplates>("deskTexts", storedDeskTexts, FOR_EVER);

const ID = "templates";

type Parts = {
  texts: Store<DeskTemplates>;
  defaults: readonly DeskTemplate[];
  log: DeskLog;
};

const withTemplate = (
  all: readonly DeskTemplate[],
  id: string,
  template: DeskTemplate | null,
): readonly DeskTemplate[] => {
  if (!template) return all.filter((one) => one.id !== id);
  return all.some((one) => one.id === id)
    ? all.map((one) => (one.id === id ? template : one))
    : [template, ...all];
};

const isSame = (one: readonly DeskTemplate[], other: readonly DeskTemplate[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The messages that operators send. All calls reject with StoreUnavailable. */
export const createDeskTemplates = ({ texts, defaults, log }: Parts) => {
  const read = async (): Promise<DeskTemplates> => {
    const stored = await texts.read(ID);
    return stored
      ? { version: stored.version, templates: stored.templates }
      : { version: 0, templates: defaults };
  };

  return {
    /** The templates; they hold no data of visitors, so that reading them is not logged. */
    read,

    /** Saves or removes (null) one, logged first; `isSaved`: nobody was faster, and it fits. */
    change: async (
      by: string,
      version: number,
      id: string,
      template: DeskTemplate | null,
    ): Promise<{ isSaved: boolean; now: DeskTemplates }> => {
      const before = await read();
      if (before.version === version) {
        await log.note({ by, action: "templates" });
        await texts.update(ID, (known) => {
          const { templates } = known ?? before;
          if ((known?.version ?? 0) !== version) return null;
          const next = withTemplate(templates, id, template);
          return next.length > MAX_TEMPLATES ? null : { version: version + 1, templates: next };
        });
      }
      const now = await read();
      // Saved now, or by an earlier try of the same call.
      const isSaved =
        now.version === version + 1 &&
        isSame(now.templates, withTemplate(now.templates, id, template));
      return { isSaved, now };
    },
  };
};
