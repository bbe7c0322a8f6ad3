import { setImmediate } from "node:timers/promises";
import type { Lang } from "@/lib/domain/core/languages";
import {
  type ImportList,
  importKeys,
  importListIn,
  type ImportRow,
  MOST_IMPORTED,
} from "@/lib/domain/desk/import";
import { contentIn } from "@/lib/content";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import { LEAD_STATUSES, type LeadNote } from "@/lib/domain/leads/lead-notes";
import { textOf } from "@/lib/domain/leads/lead-row";
import type { ContactLead, Lead } from "@/lib/domain/leads/lead";
import { leadScan } from "@/lib/server/leads/lead-scan";
import { sha256 } from "@/lib/server/core/sha256";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";
import { typedLead } from "./typed-lead";

/** Leads written before other requests have their turn. */
const STEP = 50;

type Parts = Pick<DeskParts, "leads" | "eraseLead" | "log" | "alarm" | "now">;

/** What a list would add, and of whom a lead is stored; `name` is the stored one's. */
export type ImportPreview = ImportList & { stored: { row: ImportRow; name: string }[] };

const SOURCE = /^import-[0-9a-f]{12}$/;
/** Whether a source names an import. */
export const isImport = (source: string): boolean => SOURCE.test(source);
/** The same for the same file, so that a list that is sent twice is added once. */
const sourceOf = (csv: string): string => `import-${sha256(csv).slice(0, 12)}`;
const idOf = (source: string, place: number): string => sha256(JSON.stringify([source, place]));
const idsOf = (source: string): string[] =>
  Array.from({ length: MOST_IMPORTED }, (_, place) => idOf(source, place));

const importedLead = (id: string, row: ImportRow, more: ImportedBy): ContactLead => {
  const { by, at, lang, source } = more;
  const { note } = row;
  const [status] = LEAD_STATUSES;
  const input = { ...deskFields((field) => row[field]), message: "", topic: "question" } as const;
  const typed = typedLead(id, { ...input, channel: "phone", packageId: null, lang, key: id }, at);
  const notes: LeadNote[] = note ? [{ at, by, status, text: note }] : [];
  return { ...typed, channel: "import", source: { utm_source: source }, status, notes };
};
type ImportedBy = { by: string; at: number; lang: Lang; source: string };

const isWorkedOn = ({ notes, receivedAt }: Lead): boolean =>
  notes.some(({ at }) => at !== receivedAt);

/** Adds a list of people who came past the website. All calls reject with StoreUnavailable. */
export const createLeadImport = ({ leads, eraseLead, log, alarm, now }: Parts) => {
  /** Calls `work` for each, some at a time. */
  const forEach = async <T>(all: readonly T[], work: (one: T) => Promise<unknown>) => {
    for (let at = 0; at < all.length; at += STEP) {
      await Promise.all(all.slice(at, at + STEP).map(work));
      await setImmediate();
    }
  };

  /** The names of stored leads by their phones and addresses, without those of the list itself. */
  const storedNames = async (source: string): Promise<Map<string, string>> => {
    const own = new Set(idsOf(source));
    const names = new Map<string, string>();
    for await (const rows of leadScan(leads, {}))
      for (const { cursor, record } of rows)
        if (!own.has(cursor.id)) {
          const [phone, email] = [textOf(record, "phone"), textOf(record, "email")];
          const name = textOf(record, "name") || textOf(record, "businessName") || phone || email;
          for (const key of importKeys({ phone, email })) names.set(key, name);
        }
    return names;
  };

  const previewOf = async (csv: string, lang: Lang): Promise<ImportPreview | null> => {
    const list = importListIn(csv, contentIn(lang).desk.forms.import.note);
    if (!list) return null;
    const names = await storedNames(sourceOf(csv));
    const nameOf = (row: ImportRow) =>
      importKeys(row)
        .map((key) => names.get(key))
        .find(Boolean);
    return {
      ...list,
      rows: list.rows.filter((row) => nameOf(row) === undefined),
      stored: list.rows.flatMap((row) => {
        const name = nameOf(row);
        return name === undefined ? [] : [{ row, name }];
      }),
    };
  };

  return {
    /** What a list as CSV would add; nothing is stored. null: it is no list of people. */
    preview: async (by: string, csv: string, lang: Lang): Promise<ImportPreview | null> => {
      const preview = await previewOf(csv, lang);
      await log.note({ by, action: "searched", count: preview?.stored.length ?? 0 });
      return preview;
    },

    /**
     * Adds who is in the list and not stored, and resolves to their number and to the source by which the desk lists
     * them. The same list again adds nobody twice. null: it is no list of people.
     */
    add: async (
      by: string,
      csv: string,
      lang: Lang,
    ): Promise<{ source: string; added: number } | null> => {
      const preview = await previewOf(csv, lang);
      if (!preview) return null;
      const source = sourceOf(csv);
      const filter = { source, hasText: false };
      const line = await log.note({ by, action: "imported", filter });
      const at = now();
      await forEach(preview.rows, (row) => {
        const id = idOf(source, row.place);
        return leads.update(
          id,
          (known) => known ?? importedLead(id, row, { by, at, lang, source }),
        );
      });
      await log.counted(line, preview.rows.length);
      return { source, added: preview.rows.length };
    },

    /** Deletes the leads of an import that nobody has worked on; resolves to their number, and to that of the others. */
    undo: async (by: string, source: string): Promise<{ deleted: number; kept: number }> => {
      const line = await log.note({ by, action: "unimported", filter: { source, hasText: false } });
      let [deleted, kept] = [0, 0];
      try {
        await forEach(idsOf(source), async (id) => {
          const lead = await leads.read(id).catch(nullIfUnreadable);
          if (!lead) return;
          if (isWorkedOn(lead)) return void kept++;
          await eraseLead(id);
          deleted++;
        });
      } finally {
        await log.counted(line, deleted);
        if (deleted > 0) await alarm("erasure", by, deleted);
      }
      return { deleted, kept };
    },
  };
};
