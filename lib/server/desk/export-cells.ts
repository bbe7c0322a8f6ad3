import type { Content } from "@/lib/content";
import type { FieldWords } from "@/lib/content/slices/field-words";
import { callText } from "@/lib/domain/calls/call-text";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";
import { callOf } from "@/lib/domain/leads/lead-call";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import { areaOf, packageOf, scoreOf } from "@/lib/domain/leads/lead-row";
import { paidRupees } from "@/lib/domain/leads/payments";
import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import { knownPersonOf } from "@/lib/domain/leads/person";
import { actionText, noteAuthor, wantsWord, wordsOf } from "@/lib/domain/leads/note-words";
import { wantsOf } from "@/lib/domain/leads/wants";
import type { Lead } from "@/lib/domain/leads/lead";
import type { OutgoingCheck } from "@/lib/domain/leads/outgoing-lead";
import { packageName } from "@/lib/domain/check/packages";
import { groupedPhone, phoneFrom } from "@/lib/domain/core/phone";
import { wordFor } from "@/lib/domain/core/fill";

/** A stored lead with what its row of the export shows besides. */
export type ExportedLead = Lead & {
  id: string;
  createdAt: number;
  /** The link that ends the newsletter for it; empty for any other lead. */
  unsubscribe: string;
  /** Null without a check, or without its owner's consent. */
  check: OutgoingCheck | null;
};

/** The words of the columns; `questions` are the heads of the answers. */
export type ExportWords = Pick<Content, "areas" | "desk" | "quiz"> & {
  lang: Lang;
  labels: FieldWords<"label">;
  choices: FieldWords<"choices">;
  questions: Readonly<Record<QuestionId, string>>;
};

type Cell = (lead: ExportedLead, words: ExportWords) => string;
type Column = keyof FieldWords<"label"> | keyof Content["desk"]["columns"];

/** Date and time in India, in a form that every spreadsheet can sort. */
const inIndia = (at: number): string =>
  new Date(at).toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" });

const noteOf = ({ at, by, status, text, action }: LeadNote, words: ExportWords): string =>
  [
    inIndia(at),
    noteAuthor({ by, action }, words.desk.notes),
    wordFor(words.desk.statuses, status),
    action && actionText(action, { ...words.desk, labels: words.labels }, inIndia),
    text,
  ]
    .filter(Boolean)
    .join(" · ");

const areaNameOf = (lead: ExportedLead, { areas }: ExportWords): string => {
  const area = lead.check ? lead.check.area : areaOf(lead);
  return area ? areas.titles[area] : "";
};

/** A number that can be dialled in groups, which every spreadsheet keeps as a text; anything else as it was typed. */
const phoneCell = (phone: string): string => {
  const dialled = phoneFrom(phone);
  return dialled ? groupedPhone(dialled) : phone;
};

/** Letters of a person's key in a cell: no two of a million people are likely to have the same. */
const PERSON_CHARS = 12;

/** The cells of the fields that a form gave. */
const fieldCells = (column: "person" | "business") =>
  Object.fromEntries(
    fieldsWith("column", column).map((field): [Column, Cell] => [
      field,
      (lead, { choices }) => {
        const text = wordsOf(lead, field, choices);
        return field === "phone" ? phoneCell(text) : text;
      },
    ]),
  );

const CELLS: Readonly<Partial<Record<Column, Cell>>> = {
  reference: ({ reference }) => reference,
  arrivedAt: ({ createdAt }) => inIndia(createdAt),
  person: ({ id, ...lead }) => `P-${knownPersonOf(id, lead).slice(0, PERSON_CHARS)}`,
  wants: (lead, { desk }) => wantsWord(desk.wants, wantsOf(lead)),
  channel: (lead, { desk }) =>
    lead.kind === "contact" ? wordFor(desk.sales.channels, lead.channel) : "",
  status: ({ status }, { desk }) => wordFor(desk.statuses, status),
  nextAt: ({ nextAt }) => (nextAt === null ? "" : inIndia(nextAt)),
  call: (lead, { desk, lang }) => {
    const call = callOf(lead);
    return call ? callText(call, desk.calls.one, lang) : "";
  },
  owner: ({ owner }) => owner ?? "",
  won: ({ wonRupees }) => (wonRupees === null ? "" : String(wonRupees)),
  payments: ({ payments }) => (payments.length > 0 ? String(paidRupees({ payments })) : ""),
  lostReason: ({ lostReason }, { desk }) =>
    lostReason === null ? "" : wordFor(desk.sales.reasons, lostReason),
  ...fieldCells("person"),
  package: (lead) => packageName(packageOf(lead)),
  area: areaNameOf,
  score: (lead) => String((lead.check ?? scoreOf(lead))?.healthScore ?? ""),
  grade: (lead) => (lead.check ?? scoreOf(lead))?.grade ?? "",
  ...fieldCells("business"),
  notes: ({ notes }, words) => notes.map((entry) => noteOf(entry, words)).join("\n"),
  lang: ({ lang }, { desk }) => desk.langs[lang],
  source: ({ source }) => source.utm_source ?? "",
  medium: ({ source }) => source.utm_medium ?? "",
  campaign: ({ source }) => source.utm_campaign ?? "",
  flags: ({ flags }, { desk }) => flags.map((flag) => wordFor(desk.flags, flag)).join(", "),
  agreedAt: ({ consent }) => inIndia(consent.givenAt),
  endedAt: (lead) => {
    const endedAt = lead.consent.withdrawnAt ?? (lead.kind === "newsletter" ? lead.endedAt : null);
    return endedAt === null ? "" : inIndia(endedAt);
  },
  unsubscribe: ({ unsubscribe }) => unsubscribe,
};

const COLUMNS = Object.entries(CELLS) as [Column, Cell][];

/** The column heads of the export; the last 15 are the questions of the check. */
export const exportHeads = ({ desk, labels, questions }: ExportWords): string[] => {
  const heads = { ...desk.columns, ...labels };
  return [...COLUMNS.map(([column]) => heads[column]), ...QUESTION_IDS.map((id) => questions[id])];
};

/** A lead's cells, one for each head; times are India's. */
export const exportCells = (lead: ExportedLead, words: ExportWords): string[] => {
  const { answers } = words.quiz.question;
  return [
    ...COLUMNS.map(([, cell]) => cell(lead, words)),
    ...QUESTION_IDS.map((id) => (lead.check ? answers[lead.check.answers[id]] : "")),
  ];
};
