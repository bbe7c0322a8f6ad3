import { setImmediate } from "node:timers/promises";
import type { Lang } from "@/lib/domain/core/languages";
import {
  type ImportList,
  importListIn,
  importName,
  type ImportRow,
} from "@/lib/domain/desk/import";
import { contentIn } from "@/lib/content";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import type { ContactLead } from "@/lib/domain/leads/lead";
import { detailsOf } from "@/lib/domain/leads/person";
import { contactsFrom, keysOf } from "@/lib/domain/leads/person-key";
import { NOTE_CHARS } from "@/lib/domain/leads/person-notes";
import { charsIn } from "@/lib/domain/core/typed-text";
import { sha256 } from "@/lib/server/core/sha256";
import { erasedName } from "@/lib/server/store/erased";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";
import { typedLead } from "./person-adder";

/** People written before other requests have their turn. */
const STEP = 25;

type Parts = Pick<DeskParts, "people" | "saveLead" | "savePerson" | "isAlone" | "log" | "now"> & {
  erased: Pick<Store<object>, "read">;
};

/** `known` rows become notes of people who are here; `erased` ones asked for it `at`, epoch ms. */
export type ImportPreview = ImportList & {
  known: { row: ImportRow; name: string }[];
  erased: { row: ImportRow; at: number }[];
};

/** The same for the same file, so that a list that is sent twice is added once. */
const sourceOf = (csv: string): string => `import-${sha256(csv).slice(0, 12)}`;
const idOf = (source: string, place: number): string => sha256(JSON.stringify([source, place]));

const importedLead = (
  id: string,
  row: ImportRow,
  { at, lang, source }: ImportedBy,
): ContactLead => {
  const input = { ...deskFields((field) => row[field]), message: "", topic: "question" } as const;
  const typed = typedLead(id, { ...input, channel: "phone", packageId: null, lang, key: id }, at);
  return {
    ...typed,
    channel: "import",
    source: { utm_source: source },
    consent: { ...typed.consent, textVersion: "list" },
  };
};
type ImportedBy = { by: string; at: number; lang: Lang; source: string };

/** What a row says besides, and first its name and contacts where its person is here already: one note, or two. */
const notesOf = (row: ImportRow, isFirst: boolean): string[] => {
  const texts = isFirst ? [] : Object.values(deskFields((field) => row[field])).filter(Boolean);
  const all = [...texts, row.note].filter(Boolean).join(" · ");
  return charsIn(all) > NOTE_CHARS ? [texts.join(" · "), row.note] : [all];
};

/** Adds a list of people who came past the website. All calls reject with StoreUnavailable. */
export const createLeadImport = (parts: Parts) => {
  const { people, erased, saveLead, savePerson, isAlone, log, now } = parts;

  const keysIn = (row: ImportRow): string[] => {
    const { phone, email } = keysOf(contactsFrom(row.phone, row.email), sha256);
    return [phone, email].filter((key) => key !== null);
  };

  const knownOf = async (row: ImportRow, own: ReadonlySet<string>) => {
    for (const key of keysIn(row)) {
      const person = await people.read(key).catch(nullIfUnreadable);
      if (person?.leads.some(({ id }) => !own.has(id)) || person?.sales.length)
        return { key, person };
    }
    return null;
  };

  const erasedAt = async (row: ImportRow): Promise<number | null> => {
    for (const key of keysIn(row)) {
      const found = await erased.read(erasedName(PEOPLE.name, key));
      if (found) return found.createdAt;
    }
    return null;
  };

  const read = async (csv: string, lang: Lang) => {
    const list = importListIn(csv, contentIn(lang).desk.forms.import.note);
    if (!list) return null;
    const source = sourceOf(csv);
    const own = new Set(list.rows.map(({ place }) => idOf(source, place)));
    const found = new Map<number, { row: ImportRow; key: string; name: string }>();
    const gone = new Map<number, { row: ImportRow; at: number }>();
    for (const row of list.rows) {
      if (row.place % STEP === 0) await setImmediate();
      const known = await knownOf(row, own);
      const { name = "", businessName = "" } = known ? detailsOf(known.person) : {};
      const at = known ? null : await erasedAt(row);
      if (known) {
        const called = name || businessName || importName(row);
        found.set(row.place, { row, key: known.key, name: called });
      } else if (at !== null) gone.set(row.place, { row, at });
    }
    return { list, source, found, gone };
  };

  return {
    /** What a list as CSV would add; nothing is stored. null: it is no list of people. */
    preview: async (by: string, csv: string, lang: Lang): Promise<ImportPreview | null> => {
      const looked = await read(csv, lang);
      if (!looked) return null;
      const { list, found, gone } = looked;
      await log.note({ by, action: "searched", count: found.size });
      return {
        ...list,
        rows: list.rows.filter(({ place }) => !found.has(place) && !gone.has(place)),
        known: [...found.values()],
        erased: [...gone.values()],
      };
    },

    /** Adds who is not here, notes the others; nobody twice by the same list. null: no list. */
    add: async (by: string, csv: string, lang: Lang): Promise<{ added: number } | null> => {
      const looked = await read(csv, lang);
      if (!looked) return null;
      const { list, source, found, gone } = looked;
      const line = await log.note({ by, action: "imported" });
      const at = now();
      const keys = new Map<number, string>();
      let added = 0;
      const noted = async (key: string, texts: readonly string[]) => {
        for (const text of texts.filter(Boolean)) {
          const known = await people.read(key);
          if (!known || known.notes.some((one) => one.text === text)) continue;
          await savePerson(
            { key, seen: known.version, change: { kind: "talk", text } },
            { by, at: now(), isAlone },
          );
        }
      };
      for (const row of list.rows) {
        const { place, sameAs } = row;
        if (place % STEP === 0) await setImmediate();
        const known = found.get(place)?.key ?? (sameAs === null ? undefined : keys.get(sameAs));
        if (known !== undefined) {
          keys.set(place, known);
          await noted(known, notesOf(row, false));
        } else if (!gone.has(place)) {
          const id = idOf(source, place);
          const lead = await saveLead(
            id,
            (one) => one ?? importedLead(id, row, { by, at, lang, source }),
          );
          added++;
          if (lead?.person == null) continue;
          keys.set(place, lead.person);
          await noted(lead.person, notesOf(row, true));
        }
      }
      await log.counted(line, added);
      return { added };
    },
  };
};
