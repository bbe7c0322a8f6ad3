import { writtenDay } from "@/lib/domain/core/indian-day";
import { phoneFrom } from "@/lib/domain/core/phone";
import { asciiDigits, cleanText } from "@/lib/domain/core/typed-text";
import { type DueLine, duesIn } from "./dues";
import { amount, lineText } from "./lines";
import { typedNumber } from "./typed-number";
import type { Due } from "./udhaar";

/** The customers that a list holds at most. */
export const MOST_DUES = 200;
/** So many reminders are written one after the other. */
const REMINDERS_A_DAY = 3;
/** Nobody is reminded again within so many days. */
const REST_DAYS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is typed of a customer, in the order in which the list is taken along. */
export const DUE_FIELDS = ["customer", "phone", "due", "since", "paid", "promised"] as const;
type DueField = (typeof DUE_FIELDS)[number];
export type TypedDue = Readonly<Record<DueField, string>>;

/** A customer of the list: days are "2026-11-21", amounts "₹4,200", what is not known is "". */
export type KeptDue = TypedDue & { readonly id: number; readonly asked: string };

const RUPEES = { kind: "rupees" } as const;

const paiseOf = (text: string): number => {
  const value = typedNumber(text, RUPEES);
  return typeof value === "number" ? value : 0;
};
const rupees = (paise: number): string => (paise > 0 ? lineText(amount("", paise)) : "");

/** A day as one types it, such as "21/11/2026"; null for no day, or one after today. */
const dayFrom = (text: string, today: string): string | null => {
  if (text === "") return today;
  const parts = asciiDigits(text).split(/[-/.]/);
  if (parts[0]!.length !== 4) parts.reverse();
  const day = parts.map((part) => part.padStart(2, "0")).join("-");
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return null;
  return day <= today ? day : null;
};

const daysFrom = (day: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);

/** A text without the signs that have a meaning in a list that is taken along. */
const plain = (text: string): string => cleanText(text.replace(/[|*]/g, " "));

/** The fields of a customer that cannot go on the list, each of which says what is wrong. */
export const wrongInDue = ({ customer, phone, due, since, paid }: TypedDue, today: string) => {
  const wrong: Readonly<Partial<Record<DueField, boolean>>> = {
    customer: plain(customer) === "",
    phone: phone.trim() !== "" && phoneFrom(phone) === null,
    due: paiseOf(due) === 0,
    since: dayFrom(since.trim(), today) === null,
    paid:
      typedNumber(paid, RUPEES) === "wrong" || (paiseOf(paid) > 0 && paiseOf(paid) >= paiseOf(due)),
  };
  return DUE_FIELDS.filter((field) => wrong[field]);
};

/** As the list keeps it. */
const asKept = (typed: TypedDue, id: number, today: string): KeptDue => ({
  id,
  customer: plain(typed.customer),
  phone: plain(typed.phone),
  due: rupees(paiseOf(typed.due)),
  since: dayFrom(typed.since.trim(), today)!,
  paid: rupees(paiseOf(typed.paid)),
  promised: plain(typed.promised),
  asked: "",
});

/** The list with a customer more, or with another one in the place of `id`. What is typed is right (`wrongInDue`). */
export const withDue = (
  dues: readonly KeptDue[],
  typed: TypedDue,
  today: string,
  id?: number,
): KeptDue[] => {
  if (id !== undefined)
    return dues.map((one) =>
      one.id === id ? { ...asKept(typed, id, today), asked: one.asked } : one,
    );
  return [...dues, asKept(typed, Math.max(0, ...dues.map((one) => one.id)) + 1, today)];
};

/** The list after a payment, in paise; a customer who paid all leaves it. */
export const withPaid = (dues: readonly KeptDue[], id: number, paise: number): KeptDue[] =>
  dues.flatMap((one) => {
    if (one.id !== id) return [one];
    const paid = paiseOf(one.paid) + paise;
    return paid < paiseOf(one.due) ? [{ ...one, paid: rupees(paid) }] : [];
  });

/** The list with today's reminder of a customer. */
export const withAsked = (dues: readonly KeptDue[], id: number, today: string): KeptDue[] =>
  dues.map((one) => (one.id === id ? { ...one, asked: today } : one));

export type OpenDue = KeptDue & Pick<Due, "left" | "days"> & { readonly dial: string | null };

/** The customers of the list with what is still due, the oldest first. */
export const openDues = (dues: readonly KeptDue[], today: string): OpenDue[] => {
  const lines = dues.map((one): DueLine => ({ ...one, days: `${daysFrom(one.since, today)}` }));
  return duesIn(lines).map(({ at, left, days, phone }) => ({
    ...dues[at]!,
    left,
    days,
    dial: phone,
  }));
};

/** Whether a customer may be reminded again: the last reminder is some days old. */
export const isRested = ({ asked }: KeptDue, today: string): boolean =>
  asked === "" || daysFrom(asked, today) >= REST_DAYS;

/** Who is reminded next, the nth of at most three today; nobody after the last of them. */
export const nextReminder = (dues: readonly OpenDue[], today: string) => {
  const sent = dues.filter(({ asked }) => asked === today).length;
  const others = dues.filter((one) => isRested(one, today));
  const most = Math.min(REMINDERS_A_DAY, sent + others.length);
  return { n: sent + 1, most, next: sent < most ? others[0] : undefined };
};

const SEPARATOR = " | ";

/** The whole list as a text to take along: a bold headline, and a line for each customer that `withText` reads. */
export const duesText = (dues: readonly KeptDue[], headline: string): string => {
  const lines = dues.map((one) =>
    DUE_FIELDS.map((field) => (field === "since" ? writtenDay(one.since) : one[field]))
      .join(SEPARATOR)
      .replace(/[ |]+$/, ""),
  );
  return [`*${headline}*`, ...lines].join("\n");
};

const isSame = (a: KeptDue, b: KeptDue): boolean =>
  DUE_FIELDS.every((field) => a[field] === b[field]);

/** The list with the customers of a pasted text, none twice, and the lines that could not be read. It stops above `MOST_DUES`. */
export const withText = (dues: readonly KeptDue[], text: string, today: string) => {
  let all = [...dues];
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (all.length > MOST_DUES) break;
    if (line === "" || line.startsWith("*")) continue;
    const cells = line.split("|").map((cell) => cell.trim());
    const typed = Object.fromEntries(
      DUE_FIELDS.map((field, at) => [field, cells[at] ?? ""]),
    ) as TypedDue;
    const isRead = cells.length <= DUE_FIELDS.length && wrongInDue(typed, today).length === 0;
    if (!isRead) unread.push(line);
    else if (!dues.some((one) => isSame(one, asKept(typed, 0, today))))
      all = withDue(all, typed, today);
  }
  return { dues: all, unread };
};

/** The list of stored data; what is no customer is left out. */
export const keptDuesFrom = (value: unknown): KeptDue[] =>
  (Array.isArray(value) ? value : []).filter((one: Partial<KeptDue> | null): one is KeptDue => {
    const texts = [...DUE_FIELDS, "asked" as const].map((field) => one?.[field]);
    return Number.isInteger(one?.id) && texts.every((text) => typeof text === "string");
  });
