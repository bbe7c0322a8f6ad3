import { csvReadings, type CsvRow } from "@/lib/domain/core/csv";
import { emailFrom } from "@/lib/domain/core/email";
import { folded } from "@/lib/domain/core/folded-text";
import { groupedPhone, phoneFrom, typedPhoneFrom } from "@/lib/domain/core/phone";
import { charsIn, cleanText, nameFrom } from "@/lib/domain/core/typed-text";
import { type DeskTexts, deskFields } from "@/lib/domain/leads/desk-fields";
import { NOTE_CHARS } from "@/lib/domain/leads/person-notes";
import { contactsFrom } from "@/lib/domain/leads/person-key";
import { columnsIn, type ImportColumn } from "./import-columns";

/** The most people of one list, and the most letters of its file. */
export const MOST_IMPORTED = 1_000;
export const IMPORT_CHARS = 1_000_000;

/** The rows among which the heads are looked for: a title may stand above them. */
const HEAD_ROWS = 5;
const MOST_COLUMNS = 200;

/** A row that was read: a number that can be dialled and an address, or empty texts; its note has all that is left. */
type ReadRow = DeskTexts & {
  line: number;
  note: string;
};

export type ImportRow = ReadRow & {
  place: number;
  /** The place of the first row of the same person; null: this is it. */
  sameAs: number | null;
};

/** Why a row cannot be added; "digits": a spreadsheet took its number's digits. */
export type ImportFault = "name" | "contact" | "phone" | "digits" | "email" | "long";

export type ImportList = {
  read: Readonly<Record<keyof DeskTexts, readonly string[]>>;
  rows: ImportRow[];
  /** `name`: how the row is called, or what is known of its contact. */
  wrong: { line: number; row: ReadRow; name: string; fault: ImportFault }[];
};

export type ImportWords = Readonly<{ cut: string; lost: string }>;
const SIGNS: ImportWords = { cut: "…", lost: "?" };

/** How a person of the list is called. */
export const importName = ({ name, businessName }: Pick<DeskTexts, "name" | "businessName">) =>
  name || businessName;

const MISREAD =
  /\ufffd|à[\u00a4-\u00b7]|Ã[\u0080-\u00bf\u0152-\u0192\u02c6-\u02dc\u2013-\u2122]|â€/;
/** So many question marks with no letter beside them were a word. */
const LOST_LETTERS = 4;

/** Whether letters of a file were lost before it came here, as in "???? ??" or "à¤†à¤¶à¤¾". */
export const isLettersLost = (csv: string): boolean =>
  MISREAD.test(csv) ||
  csv
    .split(/[,;\t\r\n"]+/)
    .some((cell) => !/[\p{L}\p{N}]/u.test(cell) && cell.split("?").length > LOST_LETTERS);

const OF_SHEETS = /^=?["']*|(?:\.0{1,2})?["']*$/g;
/** The apostrophe by which our export keeps a text from being a formula. */
const OF_EXPORT = /^'(?=[\s=+\-@＝＋－＠]|\d+$)/;
const BETWEEN = /:::|[/,;|&]|\s(?:or|and|या|और)\s|(?<=\.[a-z]{2,24})\s/iu;
const NUMBER_BEFORE = /(\p{Nd}{5}[ -]?\p{Nd}{5})\s(?=[+\p{Nd}])/gu;
const LOST_DIGITS = /^\d+(?:[.,]\d+)?e\+?\d+$/i;
const MOBILE = /^\+91[6-9]\d{9}$/;

const isFilled = (text: string): boolean => /[^\s\p{P}]/u.test(text);

/** A number as our export groups it, without "+" before another country's code. */
const groupedPhoneIn = (text: string): string | null => {
  const phone = phoneFrom(`+${text}`);
  return phone && groupedPhone(phone) === text ? phone : null;
};

const phoneIn = (text: string): string | null =>
  typedPhoneFrom(text.replaceAll(OF_SHEETS, "")) ?? groupedPhoneIn(text);

const partsOf = (cell: string): string[] => {
  if (cell.length > NOTE_CHARS) return [];
  const isOne = phoneIn(cell) || emailFrom(cell) || LOST_DIGITS.test(cell);
  return (isOne ? [cell] : cell.replaceAll(NUMBER_BEFORE, "$1|").split(BETWEEN))
    .map((part) => part.trim())
    .filter(isFilled);
};

const isSomeones = (phone: string, email: string): boolean =>
  Object.values(contactsFrom(phone, email)).some((key) => key !== null);

/** The number to dial: a mobile before a landline, and any that somebody has before one that nobody has. */
const bestPhone = (phones: readonly string[]): string => {
  const known = phones.filter((phone) => isSomeones(phone, ""));
  return known.find((phone) => MOBILE.test(phone)) ?? known[0] ?? phones[0] ?? "";
};

const bestEmail = (emails: readonly string[]): string =>
  emails.find((email) => isSomeones("", email)) ?? emails[0] ?? "";

const cutNote = (note: string, { cut }: ImportWords): string =>
  charsIn(note) <= NOTE_CHARS
    ? note
    : `${[...note].slice(0, NOTE_CHARS - charsIn(cut) - 1).join("")} ${cut}`;

type Cell = ImportColumn & { text: string };

/** The number and the address of these cells, what else stands in each, and why nobody can be answered by them. */
const contactIn = (cells: readonly Cell[], { lost }: ImportWords) => {
  const parts = cells.flatMap(({ at, role, text: cell }) =>
    partsOf(cell).map((text) => ({ at, role, text, phone: phoneIn(text), email: emailFrom(text) })),
  );
  const phone = bestPhone(parts.flatMap((part) => part.phone ?? []));
  const email = bestEmail(parts.flatMap((part) => part.email ?? []));
  const left = new Map<number, string>();
  for (const { at, text, ...part } of parts) {
    const isRead = (part.phone && part.phone === phone) || (part.email && part.email === email);
    const rest = LOST_DIGITS.test(text) ? `${text} (${lost})` : text;
    left.set(at, [left.get(at), !isRead && rest].filter(Boolean).join(", "));
  }
  const fault = (): ImportFault | null => {
    if (phone || email) return null;
    if (parts.some(({ text }) => LOST_DIGITS.test(text))) return "digits";
    if (!parts[0]) return "contact";
    return parts[0].role === "email" ? "email" : "phone";
  };
  return { phone, email, left, fault: fault() };
};

/** Texts as one, without those that are a part of it already: a full name beside a first and a last one. */
const joined = (texts: readonly string[]): string =>
  texts.reduce(
    (all, text) => (`${folded(all)} `.includes(` ${folded(text)} `) ? all : `${all} ${text}`),
    "",
  );

const noteIn = (cell: string): string =>
  cell
    .replace(OF_EXPORT, "")
    .split(/\r\n|[\r\n]/)
    .map(cleanText)
    .join("\n")
    .trim();

const rowFrom = (columns: readonly ImportColumn[], { line, cells }: CsvRow, words: ImportWords) => {
  const all = columns
    .map((column): Cell => ({
      ...column,
      text: cleanText((cells[column.at] ?? "").replace(OF_EXPORT, "")),
    }))
    .filter(({ text }) => isFilled(text));
  const filled = (...roles: Cell["role"][]) => all.filter(({ role }) => roles.includes(role));
  const { left, fault, ...contact } = contactIn(filled("phone", "email"), words);
  const take = (found: readonly Cell[]): string => {
    const text = nameFrom(joined(found.map((cell) => cell.text)));
    if (text) for (const { at } of found) left.set(at, "");
    return text ?? "";
  };
  const texts: DeskTexts = {
    ...contact,
    name: take(filled("name")),
    businessName: take(filled("businessName").slice(0, 1)),
    location: take(filled("location").slice(0, 1)),
  };
  const notes = filled("note").map(({ at }) => noteIn(cells[at]!));
  const rest = all
    .filter(({ role }) => role !== "note")
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, head, text }) => ({ head, text: left.get(at) ?? text }))
    .filter(({ text }) => text)
    .map(({ head, text }) => (head ? `${head}: ${text}` : text));
  const row: ReadRow = { ...texts, line, note: cutNote([...notes, ...rest].join(" · "), words) };
  const unnamed = filled("name", "businessName").length > 0 ? "long" : "name";
  return { row, fault: importName(row) ? fault : unnamed } as const;
};

/** Gives the place of the first row with a row's contact: the same phone, or the same address and no other phone. */
const sameRows = () => {
  const places = new Map<string, number>();
  const phones = new Map<number, string>();
  return (row: ReadRow, place: number): number | null => {
    const { phone, email } = contactsFrom(row.phone, row.email);
    const ofPhone = phone === null ? undefined : places.get(phone);
    const ofEmail = email === null ? undefined : places.get(email);
    const isOther = phone !== null && phones.has(ofEmail ?? -1);
    const first = ofPhone ?? (isOther ? undefined : ofEmail);
    for (const key of [phone, email])
      if (key !== null && !places.has(key)) places.set(key, first ?? place);
    if (first === undefined && phone !== null) phones.set(place, phone);
    return first ?? null;
  };
};

const tableIn = (rows: readonly CsvRow[]) => {
  for (const [at, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
    const lines = rows.slice(at + 1);
    const most = Math.max(cells.length, ...lines.map((line) => line.cells.length));
    if (most > MOST_COLUMNS) return null;
    const heads = Array.from({ length: most }, (_, place) => cells[place] ?? "");
    const hasContacts = (place: number) =>
      lines.some((line) => partsOf(cleanText(line.cells[place] ?? "")).some(phoneIn));
    const columns = columnsIn(heads, hasContacts);
    if (columns) return { columns, lines };
  }
  return null;
};

/** The people of a list as CSV. null: letters or heads are missing, or it is too long. */
export const importListIn = (csv: string, words: ImportWords = SIGNS): ImportList | null => {
  if (isLettersLost(csv)) return null;
  const table = csvReadings(csv)
    .map((read) => tableIn(read(MOST_IMPORTED + HEAD_ROWS + 1)))
    .find((found) => found !== null);
  if (!table || table.lines.length > MOST_IMPORTED) return null;
  const { columns, lines } = table;
  const read = deskFields((field) =>
    columns.filter(({ role }) => role === field).map(({ head }) => head),
  );
  const list: ImportList = { read, rows: [], wrong: [] };
  const sameAs = sameRows();
  for (const line of lines) {
    const { row, fault } = rowFrom(columns, line, words);
    const place = list.rows.length;
    if (fault)
      list.wrong.push({
        line: row.line,
        row,
        name: importName(row) || row.phone || row.email,
        fault,
      });
    else list.rows.push({ ...row, place, sameAs: sameAs(row, place) });
  }
  return list;
};
