import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";
import type { Tally } from "@/lib/server/account/erasures";
import { ApiError } from "@/lib/server/core/api-error";
import type { DeskParts } from "./desk-parts";
import type { LeadDetail, PeopleDesk } from "./people-desk";

type Parts = Pick<DeskParts, "log" | "alarm"> &
  Pick<PeopleDesk, "detail"> & { eraseSender: (leadId: string) => Promise<Tally> };

/** A deletion: of the person on the page of the lead `of`, these leads. `by` is the operator's address. */
type WantedErasure = { by: string; of: string; ids: readonly string[]; lang: Lang };

/** A lead in one line: its reference, what it wants and who sent it. */
export const erasureLine = (
  { reference, wants, name, business }: LeadDetail["row"],
  words: ReturnType<typeof deskWordsIn>,
): string => [reference, wordFor(words.wants, wants), name || business].filter(Boolean).join(" · ");

/** Deletes leads of a person with all data about their senders (`eraseSender`). */
export const createPersonErasure = ({ detail, eraseSender, log, alarm }: Parts) => {
  /** All leads that the page of the deletion shows; none for one that is gone. */
  const shownFor = async (id: string): Promise<LeadDetail["row"][]> => {
    try {
      const { row, messages, alike } = await detail(id);
      return [row, ...messages.map((one) => one.row), ...alike];
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  };

  /** Resolves to the references of what was deleted, which the log keeps, also after a failure. */
  const erase = async (by: string, ids: readonly string[]): Promise<string[]> => {
    const tally: Tally = { references: [], records: 0 };
    try {
      for (const id of ids) {
        const { references, records } = await eraseSender(id);
        tally.references.push(...references);
        tally.records += records;
      }
    } finally {
      const { references, records } = tally;
      if (references.length > 0) {
        await log.note({ by, action: "erased", references, count: records });
        await alarm("erasure", by, references.length);
      }
    }
    return tally.references;
  };

  /**
   * Resolves to what is said: what is gone, and what of this phone or address stays; the way leads to its deletion.
   * The call can be repeated after a failure. All operators are notified. Throws ApiError 503 while Google cannot be asked; rejects with StoreUnavailable.
   */
  return async ({ by, of, ids, lang }: WantedErasure): Promise<Said & { to: string }> => {
    const words = deskWordsIn(lang);
    const shown = await shownFor(of);
    const references = await erase(by, ids);
    const gone = fill(words.erase.done, { references: references.join(", ") });
    const left = shown.filter(
      ({ id, reference }) => !ids.includes(id) && !references.includes(reference),
    );
    const [first] = left;
    if (!first) return { text: gone, to: pathIn(lang, "/desk/leads") };
    const leads = left.map((row) => erasureLine(row, words)).join("; ");
    return {
      text: `${gone} ${fill(words.erase.left, { leads })}`,
      to: pathIn(lang, `/desk/leads/${first.id}/delete`),
    };
  };
};
