import { csvRowsIn } from "@/lib/domain/core/csv";
import { emailFrom } from "@/lib/domain/core/email";
import { folded } from "@/lib/domain/core/folded-text";
import { charsIn } from "@/lib/domain/core/typed-text";
import { typedPhoneFrom } from "@/lib/domain/core/phone";
import { type DeskTexts, deskFields } from "@/lib/domain/leads/desk-fields";
import { FORM_FIELDS, LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { LEAD_STATUSES, type LeadStatus, NOTE_CHARS } from "@/lib/domain/leads/lead-notes";

/** The most people of one list, and the most letters of its file. */
export const MOST_IMPORTED = 1_000;
export const IMPORT_CHARS = 200_000;

/** What a column may be called, in both languages; case, dots and nukta do not matter. */
const HEADS = {
  name: ["name", "full name", "customer", "customer name", "contact", "नाम", "ग्राहक"],
  phone: [
    "phone",
    "phone no",
    "phone number",
    "mobile",
    "mobile no",
    "mobile number",
    "number",
    "contact number",
    "whatsapp",
    "फ़ोन",
    "फ़ोन नंबर",
    "मोबाइल",
    "मोबाइल नंबर",
    "नंबर",
  ],
  email: ["email", "e-mail", "mail", "email address", "ईमेल"],
  businessName: ["business", "business name", "shop", "shop name", "company", "दुकान", "बिज़नेस"],
  location: ["place", "city", "town", "location", "address", "जगह", "शहर", "पता"],
  stage: ["stage", "status", "स्थिति"],
  note: ["note", "notes", "remark", "remarks", "comment", "नोट", "टिप्पणी"],
} as const;
type Column = keyof typeof HEADS;

/** A person of the list, with a number that can be dialled and an address, or empty texts. */
export type ImportRow = DeskTexts & {
  /** The place among the people to add, from 0. */
  place: number;
  status: LeadStatus;
  note: string;
};

/** Why a line cannot be added: the name or both ways to answer are missing, or one of them is wrong or too long. */
export type ImportFault = "name" | "contact" | "phone" | "email" | "long";

export type ImportList = {
  rows: ImportRow[];
  /** Lines with the phone or the address of an earlier line. */
  twice: { row: ImportRow; first: ImportRow }[];
  wrong: { line: number; fault: ImportFault }[];
};

/** How a person of the list is called. */
export const importName = ({ name, businessName }: ImportRow): string => name || businessName;

/** By what two leads are one person's: the phone and the address, where they are known. */
export const importKeys = ({ phone, email }: Pick<ImportRow, "phone" | "email">): string[] =>
  [phone, email.toLowerCase()].filter(Boolean);

/** What a spreadsheet puts around a number that it takes for a text or for a sum. */
const OF_SHEETS = /^=?["']*|(?:\.0{1,2})?["']*$/g;
const BETWEEN_NUMBERS = /:::|[/,;|&]/;

/** The first number of a cell that can be dialled, else an empty text. */
const phoneIn = (cell: string): string =>
  [cell, ...cell.split(BETWEEN_NUMBERS)]
    .map((part) => typedPhoneFrom(part.trim().replaceAll(OF_SHEETS, "")))
    .find((phone) => phone !== null) ?? "";

const headOf = (cell: string): string => folded(cell.replaceAll(/[.:*]/g, "").trim());

const columnsIn = (cells: readonly string[]) => {
  const heads = cells.map(headOf);
  const placeOf = (names: readonly string[]) =>
    heads.findIndex((head) => names.some((name) => folded(name) === head));
  return Object.fromEntries(
    Object.entries(HEADS).map(([column, names]) => [column, placeOf(names)]),
  ) as Record<Column, number>;
};

const faultOf = (row: ImportRow, typed: DeskTexts): ImportFault | null => {
  if (!importName(row)) return "name";
  if (!typed.phone && !typed.email) return "contact";
  if (typed.phone && !row.phone) return "phone";
  if (typed.email && !row.email) return "email";
  const isLong = FORM_FIELDS.desk.some((field) => charsIn(row[field]) > LEAD_FIELDS[field].chars);
  return isLong || charsIn(row.note) > NOTE_CHARS ? "long" : null;
};

/**
 * The people of a list as CSV; `stageFrom` reads a stage's word. A stage that it does not know stays in the note. null:
 * the first line names no column for a name, or none for a phone or an address; or the list is too long.
 */
export const importListIn = (
  csv: string,
  stageFrom: (word: string) => LeadStatus | null,
): ImportList | null => {
  const [head, ...lines] = csvRowsIn(csv, MOST_IMPORTED + 2);
  const columns = columnsIn(head?.cells ?? []);
  const has = (...names: Column[]) => names.some((name) => columns[name] >= 0);
  if (!has("name", "businessName") || !has("phone", "email")) return null;
  if (lines.length > MOST_IMPORTED) return null;
  const list: ImportList = { rows: [], twice: [], wrong: [] };
  const seen = new Map<string, ImportRow>();
  for (const { line, cells } of lines) {
    const cellOf = (column: Column) => cells[columns[column]] ?? "";
    const typed = deskFields((field) => cellOf(field).replaceAll(/\s+/g, " "));
    const stage = cellOf("stage");
    const status = stageFrom(stage);
    const row: ImportRow = {
      ...typed,
      phone: phoneIn(typed.phone),
      email: emailFrom(typed.email) ?? "",
      place: list.rows.length,
      status: status ?? LEAD_STATUSES[0],
      note: [status === null && stage, cellOf("note")].filter(Boolean).join(". "),
    };
    const fault = faultOf(row, typed);
    const keys = importKeys(row);
    const first = keys.map((key) => seen.get(key)).find(Boolean);
    if (fault) list.wrong.push({ line, fault });
    else if (first) list.twice.push({ row, first });
    else {
      list.rows.push(row);
      for (const key of keys) seen.set(key, row);
    }
  }
  return list;
};
