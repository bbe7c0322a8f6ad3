import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import {
  type DeskTemplate,
  type DeskTemplates,
  MAX_TEMPLATES,
  withNamesOfToday,
} from "@/lib/domain/desk/templates";
import {
  collectionOf,
  FOR_EVER,
  put,
  ref,
  type Store,
  type Transact,
} from "@/lib/server/store/store";
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
  transact: Transact;
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

/** The messages that operators send. All calls reject with StoreUnavailable. */
export const createDeskTemplates = ({ transact, texts, defaults, log }: Parts) => {
  const read = async (): Promise<DeskTemplates> => {
    const stored = await texts.read(ID);
    return stored
      ? { version: stored.version, templates: stored.templates }
      : { version: 0, templates: defaults };
  };

  return {
    /** The templates; they hold no data of visitors, so that reading them is not logged. */
    read,

    /**
     * Saves one template, or removes it (null), by an operator who saw `version`; `isSaved` is false when another
     * operator was first, or there is no room for a new one, and nothing was changed. Logged with what is changed.
     */
    change: async (
      by: string,
      version: number,
      id: string,
      template: DeskTemplate | null,
    ): Promise<{ isSaved: boolean; now: DeskTemplates }> => {
      const line = log.line({ by, action: "templates" });
      const at = ref(DESK_TEXTS, ID);
      return transact([at], (known) => {
        const now = known.read(at) ?? { version: 0, templates: defaults };
        const next = withTemplate(now.templates, id, template);
        // By an earlier try of the same call.
        const isSaved = isDeepStrictEqual(next, now.templates);
        if (isSaved || now.version !== version || next.length > MAX_TEMPLATES)
          return { result: { isSaved, now }, writes: [] };
        const saved = { version: version + 1, templates: next };
        return { result: { isSaved: true, now: saved }, writes: [put(at, saved), line] };
      });
    },
  };
};
