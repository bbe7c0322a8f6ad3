import type { DeskTemplate, DeskTemplates } from "@/lib/domain/desk/templates";
import type { Store } from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";

/** All templates are one document. */
const ID = "templates";

type Parts = {
  texts: Store<DeskTemplates>;
  /** What the site comes with, until an operator changes it. */
  defaults: readonly DeskTemplate[];
  log: DeskLog;
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

    /**
     * Replaces all templates by an operator who saw `version`; `isSaved` is false when another operator was first and
     * nothing was changed. Resolves to the templates afterwards. Logged before it is done.
     */
    save: async (
      by: string,
      { version, templates }: DeskTemplates,
    ): Promise<{ isSaved: boolean; now: DeskTemplates }> => {
      const before = await read();
      if (before.version === version) {
        await log.note({ by, action: "templates" });
        await texts.update(ID, (known) =>
          (known?.version ?? 0) === version ? { version: version + 1, templates } : null,
        );
      }
      const now = await read();
      // Saved now, or by an earlier try of the same call.
      const isSaved = now.version === version + 1 && isSame(now.templates, templates);
      return { isSaved, now };
    },
  };
};
