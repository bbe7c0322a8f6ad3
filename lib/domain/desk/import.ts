import { csvReadings, type CsvRow } from "@/lib/domain/core/csv";
import { emailFrom } from "@/lib/domain/core/email";
import { folded } from "@/lib/domain/core/folded-text";
import { typedPhoneFrom } from "@/lib/domain/core/phone";
import { charsIn, cleanText, nameFrom } from "@/lib/domain/core/typed-text";
import { type DeskTexts, deskFields } from "@/lib/domain/leads/desk-fields";
import { NOTE_CHARS } from "@/lib/domain/leads/lead-notes";
import { contactsFrom } from "@/lib/domain/leads/person";
import { columnsIn, type ImportColumn } from "./import-columns";

/** The most people of one list, and the most letters of its file. */
export const MOST_IMPORTED = 1_000;
export const IMPORT_CHARS = 1_000_000;

/** The rows among which the heads are looked for: a title may stand above them. */
const HEAD_ROWS = 5;
/** A row with more cells is of no list. */
const MOST_COLUMNS = 200;

/** A row that was read: a number that can be dialled and an address, or empty texts; its note has all that is left. */
type ReadRow = DeskTexts & {
  /** The number of the row in the spreadsheet, from 1. */
  line: number;
  note: string;
};

/** A person of the list. */
export type ImportRow = ReadRow & {
  /** The place among the rows to add, from 0. */
  place: number;
  /** The place of the first row of the same person; null: this is it. */
  sameAs: number | null;
};

/**
 * Why a row cannot be added: no name, no way to answer, or no right one, a number that lost its digits in a spreadsheet,
 * or a name that is too long.
 */
export type ImportFault = "name" | "contact" | "phone" | "digits" | "email" | "long";

export type ImportList = {
  /** The heads of the columns that each field was read from. */
  read: Readonly<Record<keyof DeskTexts, readonly string[]>>;
  rows: ImportRow[];
  /** `name`: how the row is called, or what is known of its contact. */
  wrong: { line: number; row: ReadRow; name: string; fault: ImportFault }[];
};

/** What is written behind a note that was cut, and behind a number that lost its digits. */
export type ImportWords = Readonly<{ cut: string; lost: string }>;
const SIGNS: ImportWords = { cut: "…", lost: "?" };

/** How a person of the list is called. */
export const importName = ({ name, businessName }: Pick<DeskTexts, "name" | "businessName">) =>
  name || businessName;

/** By what two leads are one person's: the phone and the address, where they are known and somebody's. */
export const importKeys = ({ phone, email }: Pick<DeskTexts, "phone" | "email">): string[] =>
  Object.values(contactsFrom(phone, email, new Set())).filter((key) => key !== null);

/** Hindi that was read as Latin letters, and accents and dashes. */
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

/** What a spreadsheet puts around a number that it takes for a text or for a sum. */
const OF_SHEETS = /^=?["']*|(?:\.0{1,2})?["']*$/g;
/** The apostrophe by which our export keeps a text from being a formula. */
const OF_EXPORT = /^'(?=[\s=+\-@＝＋－＠]|\d+$)/;
const BETWEEN =
  /:::|[/,;|&]|\s(?:or|and|या|और)\s|(?<=\p{Nd}{5}[ -]?\p{Nd}{5})\s(?=[+\p{Nd}])|(?<=\.[a-z]{2,24})\s/iu;
const LOST_DIGITS = /^\d+(?:[.,]\d+)?e\+?\d+$/i;
const MOBILE = /^\+91[6-9]\d{9}$/;

/** Whether a cell says anything: not "-" or "?". */
const isFilled = (text: string): boolean => /[^\s\p{P}]/u.test(text);

const phoneIn = (text: string): string | null => typedPhoneFrom(text.replaceAll(OF_SHEETS, ""));

/** The numbers or the addresses of a cell. */
const partsOf = (cell: string): string[] => {
  const isOne = phoneIn(cell) || emailFrom(cell) || LOST_DIGITS.test(cell);
  return (isOne ? [cell] : cell.split(BETWEEN)).map((part) => part.trim()).filter(isFilled);
};

const isSomeones = (phone: string, email: string): boolean =>
  importKeys({ phone, email }).length > 0;

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

/** A row as it is read, and why it cannot be added. */
const rowFrom = (columns: readonly ImportColumn[], { line, cells }: CsvRow, words: ImportWords) => {
  const told = columns.map(
    ({ at }) => [at, cleanText((cells[at] ?? "").replace(OF_EXPORT, ""))] as const,
  );
  const textAt = new Map(told);
  const left = new Map(told);
  const filled = (...roles: ImportColumn["role"][]) =>
    columns.filter(({ at, role }) => roles.includes(role) && isFilled(textAt.get(at)!));

  const parts = filled("phone", "email").flatMap(({ at, role }) =>
    partsOf(textAt.get(at)!).map((text) => ({
      at,
      role,
      text,
      phone: phoneIn(text),
      email: emailFrom(text),
      isLost: LOST_DIGITS.test(text),
    })),
  );
  const phone = bestPhone(parts.flatMap((part) => part.phone ?? []));
  const email = bestEmail(parts.flatMap((part) => part.email ?? []));
  const isRead = (part: (typeof parts)[number]) =>
    part.phone === (phone || undefined) || part.email === (email || undefined);
  const odd = parts.filter((part) => !isRead(part));
  for (const { at } of parts) left.set(at, "");
  for (const { at, text, isLost } of odd)
    left.set(
      at,
      [left.get(at), isLost ? `${text} (${words.lost})` : text].filter(Boolean).join(", "),
    );

  const take = (texts: readonly ImportColumn[]): string => {
    const name = nameFrom(
      texts
        .map(({ at }) => textAt.get(at)!)
        .reduce(
          (all, text) => (`${folded(all)} `.includes(` ${folded(text)} `) ? all : `${all} ${text}`),
          "",
        )
        .trim(),
    );
    if (name) for (const { at } of texts) left.set(at, "");
    return name ?? "";
  };
  const texts: DeskTexts = {
    phone,
    email,
    name: take(filled("name")),
    businessName: take(filled("businessName").slice(0, 1)),
    location: take(filled("location").slice(0, 1)),
  };
  const rest = columns
    .toSorted((one, other) => one.at - other.at)
    .filter(({ at, role }) => role !== "note" && isFilled(left.get(at)!))
    .map(({ at, head }) => (head ? `${head}: ${left.get(at)}` : left.get(at)!));
  const notes = filled("note").map(({ at }) => cells[at]!.replace(OF_EXPORT, ""));
  const row: ReadRow = { ...texts, line, note: cutNote([...notes, ...rest].join(" · "), words) };

  const fault = (): ImportFault | null => {
    if (!importName(row)) return filled("name", "businessName").length > 0 ? "long" : "name";
    if (phone || email) return null;
    const [first] = parts;
    if (!first) return "contact";
    return parts.some(({ isLost }) => isLost) ? "digits" : (first.role as "phone" | "email");
  };
  return { row, fault: fault() };
};

/** Gives the place of the first row with a row's contact: the same phone, or the same address and no other phone. */
const sameRows = () => {
  const places = new Map<string, number>();
  const phones = new Map<number, string>();
  return (row: ReadRow, place: number): number | null => {
    const { phone, email } = contactsFrom(row.phone, row.email, new Set());
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

/** The columns of a table whose heads stand in its first rows, and its other rows. */
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

/**
 * The people of a list as CSV. What a row holds beyond the fields is in its note; `words` say there that it was cut, or
 * that a number lost digits. null: letters were lost, or no row of the first names a column for a name and one for a
 * phone or an address, or the list is too long.
 */
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
