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

const isSame = (one: readonly DeskTemplate[], other: readonly DeskTemplate[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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
      const before = await read();
      const line = log.line({ by, action: "templates" });
      const at = ref(DESK_TEXTS, ID);
      await transact([at], (known) => {
        const stored = known.read(at);
        const next = withTemplate((stored ?? before).templates, id, template);
        const isRefused = (stored?.version ?? 0) !== version || next.length > MAX_TEMPLATES;
        const writes = isRefused ? [] : [put(at, { version: version + 1, templates: next }), line];
        return { result: undefined, writes };
      });
      const now = await read();
      // Saved now, or by an earlier try of the same call.
      const isSaved =
        now.version === version + 1 &&
        isSame(now.templates, withTemplate(now.templates, id, template));
      return { isSaved, now };
    },
  };
};
