import { dayAfter, indianDay, indianDayStart, indianWeekday } from "@/lib/domain/core/indian-day";

const MINUTE_MS = 60_000;
/** A call begins at a full or half hour, and has half an hour. */
export const CALL_MINUTES = 30;
export const MOST_AT_ONCE = 3;
export const MOST_NOTICE_HOURS = 48;
export const MOST_HORIZON_DAYS = 30;

/** From and to, in minutes of the day in India; whole half hours. */
export type CallSpan = Readonly<{ from: number; to: number }>;

/** When we call: the operator's choice at the desk (docs/product/operator.md#desk-calls). */
export type CallHours = Readonly<{
  /** For each day of the week, Monday first; null: no calls. */
  week: readonly (CallSpan | null)[];
  atOnce: number;
  daysOff: readonly string[];
  /** A time can be taken until so many hours before. */
  noticeHours: number;
  horizonDays: number;
}>;

/** The days that are offered at `now` (epoch ms), today the first. */
export const offeredDays = ({ horizonDays }: CallHours, now: number): string[] =>
  Array.from({ length: horizonDays }, (_, n) => dayAfter(indianDay(now), n));

/** Whether a day is one of those. */
export const isOffered = ({ horizonDays }: CallHours, day: string, now: number): boolean => {
  const today = indianDay(now);
  return day >= today && day < dayAfter(today, horizonDays);
};

/** The half hours in which we call on a day, epoch ms. */
export const timesOf = ({ week, daysOff }: CallHours, day: string): number[] => {
  const start = indianDayStart(day);
  const span = week[indianWeekday(start)];
  if (!span || daysOff.includes(day)) return [];
  const times = Math.max(0, Math.floor((span.to - span.from) / CALL_MINUTES));
  return Array.from(
    { length: times },
    (_, n) => start + (span.from + n * CALL_MINUTES) * MINUTE_MS,
  );
};
