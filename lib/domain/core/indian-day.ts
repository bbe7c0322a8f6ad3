import type { Lang } from "./languages";

const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The date in India at a time (epoch ms), such as "2026-11-21". */
export const indianDay = (now: number): string =>
  new Date(now + AHEAD_MS).toISOString().slice(0, 10);

/** A day such as "2026-11-21" as one writes it in India: "21/11/2026". */
export const writtenDay = (day: string): string => day.split("-").reverse().join("/");

/** When a day such as "2026-11-21" begins in India, epoch ms. */
export const indianDayStart = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_A_WEEK = 7;

/** The day that many days after a day such as "2026-12-31". */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of the week in India at a time (epoch ms), 0 for Monday. */
export const indianWeekday = (at: number): number =>
  (new Date(at + AHEAD_MS).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;

/** The next time after `now` at which it is `hour` (0 to 23) in India; both epoch ms. */
export const nextIndianHour = (hour: number, now: number): number => {
  const offset = hour * HOUR_MS - AHEAD_MS;
  return Math.floor((now - offset) / DAY_MS + 1) * DAY_MS + offset;
};

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The local calendar day, such as "2026-11-21". */
export const localDay = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");

/** A time, epoch ms, as text: the date and time in India. */
export const indianDateTime = (lang: Lang, at: number): string =>
  new Date(at).toLocaleString(`${lang}-IN`, {
    timeZone: "Asia/Kolkata",
    dateStyle: "medium",
    timeStyle: "short",
  });
