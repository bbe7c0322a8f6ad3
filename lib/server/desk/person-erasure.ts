import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";
import type { Lead } from "@/lib/domain/leads/lead";
import { nameOf, textOf } from "@/lib/domain/leads/lead-row";
import { wantsOf } from "@/lib/domain/leads/wants";
import { nullIfMissing } from "@/lib/server/core/api-error";
import type { SaveLead } from "@/lib/server/leads/save-lead";
import type { DeskLog } from "./desk-log";
import type { DeskParts } from "./desk-parts";
import type { Message, PeopleDesk, PersonDetail } from "./people-desk";

type Parts = Pick<DeskParts, "alarm"> &
  Pick<PeopleDesk, "detail"> &
  Pick<SaveLead, "removePerson"> & {
    log: Pick<DeskLog, "note">;
    eraseSender: (leadId: string) => Promise<Tally>;
  };

/** What deletions came to: the references of leads, and the number of visitors' records. */
type Tally = { references: string[]; records: number };

type WantedErasure = { by: string; of: string; ids: readonly string[]; lang: Lang };

/** A message in one line: its reference, what it asks for and who sent it. */
export const erasureLine = (
  { lead }: Message,
  words: Pick<ReturnType<typeof deskWordsIn>, "wants">,
): string => {
  const sent = lead as Lead;
  const who = nameOf(sent).trim() || textOf(sent, "businessName");
  return [lead.reference, wordFor(words.wants, wantsOf(sent)), who].filter(Boolean).join(" · ");
};

/** Deletes messages of a person with all data about their senders (`eraseSender`). */
export const createPersonErasure = (parts: Parts) => {
  const { detail, eraseSender, removePerson, log, alarm } = parts;
  const shownFor = (key: string): Promise<PersonDetail | null> => detail(key).catch(nullIfMissing);

  /** Resolves to the references of what was deleted, which the log keeps, also after a failure. */
  const erase = async (by: string, of: string, ids: readonly string[]): Promise<string[]> => {
    const tally: Tally = { references: [], records: 0 };
    let isGone = false;
    try {
      for (const id of ids) {
        const { references, records } = await eraseSender(id);
        tally.references.push(...references);
        tally.records += records;
      }
      isGone = await removePerson(of);
    } finally {
      const { references, records } = tally;
      if (isGone || references.length > 0) {
        await log.note({ by, action: "erased", references, count: records });
        await alarm("erasure", by, Math.max(1, references.length));
      }
    }
    return tally.references;
  };

  /** Says what is gone and what stays. Throws ApiError 503; rejects with StoreUnavailable. */
  return async ({ by, of, ids, lang }: WantedErasure): Promise<Said & { to: string }> => {
    const words = deskWordsIn(lang);
    const shown = await shownFor(of);
    const alike = await Promise.all((shown?.alike ?? []).map(({ person }) => shownFor(person)));
    const known = new Set(
      [shown, ...alike].flatMap((one) => one?.messages ?? []).map(({ id }) => id),
    );
    const references = await erase(
      by,
      of,
      ids.filter((id) => known.has(id)),
    );
    const gone = fill(words.erase.done, { references: references.join(", ") || "–" });
    const messages = shown?.messages ?? [];
    const left = messages.filter(
      ({ id, lead }) => !ids.includes(id) && !references.includes(lead.reference),
    );
    const people = pathIn(lang, "/desk/people");
    if (left.length === 0) return { text: gone, to: people };
    const leads = left.map((message) => erasureLine(message, words)).join("; ");
    return { text: `${gone} ${fill(words.erase.left, { leads })}`, to: `${people}/${of}/delete` };
  };
};
