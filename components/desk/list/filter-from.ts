import type { DeskFilter } from "@/lib/domain/desk/desk-filter";

/** Midnight in the operator's time zone, `days` after a date such as "2026-11-21"; epoch ms. */
const midnightOf = (date: string, days: number): number => {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return new Date(year, month - 1, day + days).getTime();
};

const TIMES: Readonly<Record<string, (date: string) => number>> = {
  from: (date) => midnightOf(date, 0),
  to: (date) => midnightOf(date, 1),
};

/** The filter in a form; an empty field does not filter, and the last day counts to its end. */
export const filterFrom = (form: FormData): DeskFilter =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const text = String(value).trim();
      return text === "" ? [] : [[name, TIMES[name]?.(text) ?? text]];
    }),
  );
