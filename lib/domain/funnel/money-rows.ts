import { indianDay } from "@/lib/domain/core/indian-day";
import { originOf } from "./daily-counts";
import { TYPED_CHANNELS } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";

/** Sales, and what was agreed and paid, in whole rupees. */
export type MoneySums = Readonly<Record<"won" | "rupees" | "paid", number>>;
/** What a source brought on a day in India. */
export type MoneyRow = MoneySums & Readonly<{ day: string; source: string }>;
/** The rows of a year, by which Numbers need not read everybody who bought. */
export type MoneyYear = Readonly<{ rows: readonly MoneyRow[] }>;

const NO_MONEY: MoneySums = { won: 0, rupees: 0, paid: 0 };

/** Begins the source of a person who was typed in; links' sources have no colon. */
export const TYPED = "channel:";

const sourceOf = ({ leads }: Person): string => {
  const source = leads.find((lead) => lead.source)?.source ?? "";
  const isTyped =
    TYPED_CHANNELS.some((channel) => channel === source) || source.startsWith("import-");
  return isTyped ? TYPED + (source.startsWith("import-") ? "import" : source) : originOf(source);
};

/** The sums of some rows, one for each day and source, without those that came to nothing. */
export const summedRows = (rows: readonly MoneyRow[]): MoneyRow[] => {
  const sums = new Map<string, MoneyRow>();
  for (const { day, source, ...row } of rows) {
    const key = `${day} ${source}`;
    const { won, rupees, paid } = sums.get(key) ?? NO_MONEY;
    const sum = { won: won + row.won, rupees: rupees + row.rupees, paid: paid + row.paid };
    sums.set(key, { day, source, ...sum });
  }
  return [...sums.values()].filter(({ won, rupees, paid }) => won || rupees || paid);
};

/** What a person bought and paid, times `by`. */
const rowsOf = (person: Person | null, by: 1 | -1): MoneyRow[] => {
  if (!person || person.sales.length === 0) return [];
  const source = sourceOf(person);
  return person.sales.flatMap(({ at, rupees, payments }) => [
    { day: indianDay(at), source, won: by, rupees: by * rupees, paid: 0 },
    ...payments.map(({ on: day, rupees: paid }) => ({ ...NO_MONEY, day, source, paid: by * paid })),
  ]);
};

/** What the rows get where a person becomes another; null: there is none. */
export const moneyChange = (before: Person | null, after: Person | null): MoneyRow[] =>
  summedRows([...rowsOf(before, -1), ...rowsOf(after, 1)]);

const yearOf = ({ day }: MoneyRow): string => day.slice(0, 4);

/** The rows of each year, by the year. */
export const yearsOf = (rows: readonly MoneyRow[]): (readonly [string, readonly MoneyRow[]])[] =>
  [...new Set(rows.map(yearOf))].map((year) => [year, rows.filter((row) => yearOf(row) === year)]);
