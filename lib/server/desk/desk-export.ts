import { indianDay } from "@/lib/domain/core/indian-day";
import { contentIn } from "@/lib/content";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import { fill, wordFor } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { DeskLogEntry } from "@/lib/domain/desk/desk-log";
import type { Lead } from "@/lib/domain/leads/lead";
import { unsubscribeLink } from "@/lib/server/leads/unsubscribe-links";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { ListQuery, Store } from "@/lib/server/store/store";
import type { DeskParts } from "./desk-parts";
import type { PeopleDesk } from "./people-desk";
import { type ExportWords, moneyHeads, moneyRows, peopleCells, peopleHeads } from "./people-cells";

export const EXPORTS = ["people", "money", "newsletter", "log"] as const;
export type ExportKind = (typeof EXPORTS)[number];

type Parts = Pick<DeskParts, "leads" | "people" | "log" | "alarm" | "linker"> &
  Pick<PeopleDesk, "rowOf"> & { entries: Pick<Store<DeskLogEntry>, "list"> };

const AT_ONCE = 100;

const streamOf = (texts: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
};

const inIndia = (at: number): string =>
  new Date(at).toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" });

/** Whether a lead is an address on the newsletter's list: not marked as spam, nor taken off. */
const isOnList = (lead: Lead): boolean =>
  lead.kind === "newsletter" &&
  lead.endedAt === null &&
  lead.flags.length === 0 &&
  lead.consent.withdrawnAt === null;

/** All records of a store, a page at a time, the newest first. */
async function* all<R>({ list }: Pick<Store<R>, "list">, mayFit?: ListQuery["mayFit"]) {
  for await (const { rows } of pagesOf((before) => list({ before, limit: AT_ONCE, mayFit })))
    yield rows;
}

/** The desk's files, as CSV. */
export const createDeskExport = (parts: Parts) => {
  const { leads, people, rowOf, entries, log, alarm, linker } = parts;
  const wordsIn = (lang: Lang): ExportWords => ({
    ...contentIn(lang),
    labels: fieldWordsIn(lang, "label"),
  });

  /** The rows of a file, a page at a time, its heads first. */
  const pagesIn: Record<ExportKind, (lang: Lang) => AsyncGenerator<string[][]>> = {
    people: async function* (lang) {
      const words = wordsIn(lang);
      yield [peopleHeads(words)];
      for await (const rows of all(people))
        yield rows
          .filter(({ record }) => !record.isErased)
          .map(({ cursor, record }) =>
            peopleCells({ row: rowOf(cursor.id, record), person: record }, words),
          );
    },
    money: async function* (lang) {
      const words = wordsIn(lang);
      yield [moneyHeads(words)];
      for await (const rows of all(people, (json) => !json.includes('"sales":[]')))
        yield rows.flatMap(({ cursor, record }) =>
          moneyRows({ row: rowOf(cursor.id, record), person: record }, words),
        );
    },
    newsletter: async function* (lang) {
      const { columns } = contentIn(lang).desk;
      const { email } = fieldWordsIn(lang, "label");
      const linkTo = await linker();
      yield [[email, columns.agreedAt, columns.lang, columns.unsubscribe]];
      for await (const rows of all(leads, (json) => json.includes('"newsletter"')))
        yield rows.flatMap(({ cursor, record: { createdAt, updatedAt, ...lead } }) =>
          isOnList(lead as Lead)
            ? [
                [
                  lead.email,
                  inIndia(lead.consent.givenAt),
                  contentIn(lang).desk.langs[lead.lang],
                  unsubscribeLink(cursor.id, lead as Lead, linkTo),
                ],
              ]
            : [],
        );
    },
    log: async function* (lang) {
      const { log: words, columns } = contentIn(lang).desk;
      yield [[columns.day, columns.owner, words.title, columns.reference]];
      for await (const rows of all(entries))
        yield rows.map(({ record: { at, by, action, references, format, count } }) => {
          const values = { references: references.join(", "), n: count ?? words.unfinished };
          const what = fill(wordFor(words, action), values);
          return [inIndia(at), by, [what, format].filter(Boolean).join(" "), references.join(", ")];
        });
    },
  };

  async function* textsOf(kind: ExportKind, lang: Lang, logId: string) {
    let count = -1; // the heads are no row
    yield BYTE_ORDER_MARK;
    for await (const rows of pagesIn[kind](lang)) {
      count += rows.length;
      yield rows.map(csvRow).join("");
    }
    await log.counted(logId, count);
  }

  return {
    /** How many addresses are on the newsletter's list. */
    newsletterCount: async (): Promise<number> => {
      let count = 0;
      for await (const rows of all(leads, (json) => json.includes('"newsletter"')))
        count += rows.filter(({ record }) => isOnList(record)).length;
      return count;
    },

    /** A file, streamed; logged and told first, as a cancelled download has a part of it. */
    file: async (by: string, kind: ExportKind, lang: Lang): Promise<Response> => {
      const logId = await log.note({ by, action: "exported", format: `${kind}.csv` });
      if (kind !== "log")
        await alarm("export", by, await people.count({ where: { isSpam: false } }));
      return new Response(streamOf(textsOf(kind, lang, logId)), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${kind}-${indianDay(Date.now())}.csv"`,
        },
      });
    },
  };
};
