import { ReadableStream, TextEncoderStream } from "node:stream/web";
import { indianDay } from "@/lib/domain/core/indian-day";
import { contentIn, type Content } from "@/lib/content";
import { type FieldWords, fieldWordsIn } from "@/lib/content/slices/field-words";
import { packageName } from "@/lib/domain/check/packages";
import { groupedPhone, phoneFrom } from "@/lib/domain/core/phone";
import type { DeskField } from "@/lib/domain/leads/desk-fields";
import { FORM_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { Person } from "@/lib/domain/leads/person";
import { actionText, noteAuthor, wantsWord } from "@/lib/domain/leads/note-words";
import type { PersonNote } from "@/lib/domain/leads/person-notes";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { dueRupees } from "@/lib/domain/leads/sale";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import { fill, wordFor } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { unsubscribeLink } from "@/lib/server/leads/unsubscribe-links";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { ListQuery, Store } from "@/lib/server/store/store";
import type { DeskLogEntry } from "./desk-log";
import type { DeskParts } from "./desk-parts";
import type { PeopleDesk } from "./people-desk";

export type ExportWords = Pick<Content, "areas" | "desk"> & { labels: FieldWords<"label"> };

export type ExportedPerson = Readonly<{ row: PersonRow; person: Person }>;

const inIndia = (at: number): string =>
  new Date(at).toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" });
const inIndiaOr = (at: number | null): string => (at === null ? "" : inIndia(at));

const noteOf = ({ at, by, stage, text, action }: PersonNote, words: ExportWords): string =>
  [
    inIndia(at),
    noteAuthor({ by }, words.desk.notes),
    wordFor(words.desk.stages, stage),
    action && actionText(action, { ...words.desk, labels: words.labels }, inIndia),
    text,
  ]
    .filter(Boolean)
    .join(" · ");

/** A number that can be dialled in groups, which every spreadsheet keeps as a text; anything else as it was typed. */
const phoneCell = (phone: string): string => {
  const dialled = phoneFrom(phone);
  return dialled ? groupedPhone(dialled) : phone;
};

/** Letters of a person's key in a cell: no two of a million people are likely to have the same. */
const PERSON_CHARS = 12;
const personCell = (key: string): string => `P-${key.slice(0, PERSON_CHARS)}`;

const detailIn = (row: PersonRow, field: DeskField): string => {
  if (field === "phone") return phoneCell(row.phone);
  return field === "businessName" ? row.business : row[field];
};

const sum = (rupees: number): string => (rupees === 0 ? "" : String(rupees));

type Head = keyof FieldWords<"label"> | keyof Content["desk"]["columns"];
/** The columns of a file: their heads, and the cell of a line. */
type Columns<L> = readonly (readonly [Head, (line: L, words: ExportWords) => string])[];

const PEOPLE: Columns<ExportedPerson> = [
  ["person", ({ row }) => personCell(row.person)],
  ...FORM_FIELDS.desk.map(
    (field) => [field, ({ row }: ExportedPerson) => detailIn(row, field)] as const,
  ),
  ["also", ({ row }) => row.also.join("; ")],
  ["reference", ({ row }) => row.reference],
  ["arrivedAt", ({ row }) => inIndiaOr(row.arrivedAt || null)],
  ["wants", ({ row }, { desk }) => (row.wants ? wantsWord(desk.wants, row.wants) : "")],
  ["status", ({ row }, { desk }) => wordFor(desk.stages, row.stage)],
  ["nextAt", ({ row }) => inIndiaOr(row.nextAt)],
  ["call", ({ row }) => inIndiaOr(row.callAt)],
  ["owner", ({ row }) => row.owner ?? ""],
  ["package", ({ row }) => packageName(row.packageId)],
  ["won", ({ row }) => sum(row.sums.rupees)],
  ["payments", ({ row }) => sum(row.sums.paid)],
  ["due", ({ row }) => sum(row.sums.due)],
  [
    "lostReason",
    ({ row }, { desk }) =>
      row.lostReason === null ? "" : wordFor(desk.person.lost.reasons, row.lostReason),
  ],
  ["area", ({ row }, { areas }) => (row.area ? wordFor(areas.titles, row.area) : "")],
  ["score", ({ row }) => String(row.score?.health ?? "")],
  ["grade", ({ row }) => row.score?.grade ?? ""],
  ["notes", ({ person }, words) => person.notes.map((entry) => noteOf(entry, words)).join("\n")],
  ["lang", ({ row }, { desk }) => desk.langs[row.lang]],
  ["source", ({ person }) => person.leads.find(({ source }) => source)?.source ?? ""],
  ["flags", ({ row }, { desk }) => (row.isSpam ? desk.flags.spam : "")],
  ["endedAt", ({ row }, { desk }) => (row.isSilent ? desk.list.ended : "")],
];

const moneyLines = ({ row, person }: ExportedPerson) =>
  person.sales.flatMap((sale) => {
    const line = (what: "won" | "payments" | "due", on: string, rupees: number) => {
      return { row, sale, what, on, rupees };
    };
    return [
      line("won", indianDay(sale.at), sale.rupees),
      ...sale.payments.map((one) => line("payments", one.on, one.rupees)),
      line("due", sale.dueOn ?? "", dueRupees(sale)),
    ].filter(({ what, rupees }) => what !== "due" || rupees > 0);
  });

const MONEY: Columns<ReturnType<typeof moneyLines>[number]> = [
  ["person", ({ row }) => personCell(row.person)],
  ["name", ({ row }) => row.name || row.business],
  ["phone", ({ row }) => phoneCell(row.phone)],
  ["package", ({ sale }) => packageName(sale.packageId)],
  ["kind", ({ what }, { desk }) => desk.columns[what]],
  ["day", ({ on }) => on],
  ["rupees", ({ rupees }) => String(rupees)],
];

/** A file with lines for each person. */
const sheetOf = <L>(columns: Columns<L>, linesOf: (one: ExportedPerson) => readonly L[]) => ({
  heads: ({ desk, labels }: ExportWords): string[] =>
    columns.map(([head]) => ({ ...desk.columns, ...labels })[head]),
  rows: (one: ExportedPerson, words: ExportWords): string[][] =>
    linesOf(one).map((line) => columns.map(([, cell]) => cell(line, words))),
});

/** The files of people and of money; each head stands once, times are India's. */
export const SHEETS = {
  people: sheetOf(PEOPLE, (one) => (one.person.isErased ? [] : [one])),
  money: sheetOf(MONEY, moneyLines),
};

export const EXPORTS = ["people", "money", "newsletter", "log"] as const;
export type ExportKind = (typeof EXPORTS)[number];

type Parts = Pick<DeskParts, "leads" | "people" | "log" | "alarm" | "linker"> &
  Pick<PeopleDesk, "rowOf"> & { entries: Pick<Store<DeskLogEntry>, "list"> };

const AT_ONCE = 100;

const isOnList = (lead: Lead): boolean =>
  lead.kind === "newsletter" &&
  lead.endedAt === null &&
  lead.flags.length === 0 &&
  lead.consent.withdrawnAt === null;

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

  const sheetIn = (kind: keyof typeof SHEETS, mayFit?: ListQuery["mayFit"]) =>
    async function* (lang: Lang) {
      const words = wordsIn(lang);
      const sheet = SHEETS[kind];
      yield [sheet.heads(words)];
      for await (const rows of all(people, mayFit))
        yield rows.flatMap(({ cursor, record: person }) =>
          sheet.rows({ row: rowOf(cursor.id, person), person }, words),
        );
    };

  const pagesIn: Record<ExportKind, (lang: Lang) => AsyncGenerator<string[][]>> = {
    people: sheetIn("people"),
    money: sheetIn("money", (json) => !json.includes('"sales":[]')),
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
      const texts = ReadableStream.from(textsOf(kind, lang, logId));
      const body = texts.pipeThrough(new TextEncoderStream());
      return new Response(body as BodyInit, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${kind}-${indianDay(Date.now())}.csv"`,
        },
      });
    },
  };
};
