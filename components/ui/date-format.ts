import type { Lang } from "@/lib/domain/core/languages";
import { localDay } from "@/lib/domain/check/report";
import { indianDay } from "@/lib/domain/core/indian-day";

/** The server writes for India; a browser for where it is. */
const isServer = typeof window === "undefined";
const ZONE = isServer ? { timeZone: "Asia/Kolkata" } : {};
const dayOf = (at: number): string => (isServer ? indianDay(at) : localDay(new Date(at)));

const inFormat = (lang: Lang, at: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { ...ZONE, ...format }).format(at);

/** A date in a language, on the visitor's own calendar: "3 March 2026". `at` in epoch ms. */
export const dayIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { day: "numeric", month: "long", year: "numeric" });

/** A short form of the same: "3 Mar 2026". */
export const shortDayIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { day: "numeric", month: "short", year: "numeric" });

/** Without the year, where there is little space: "3 Mar". */
export const dayOfMonthIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { day: "numeric", month: "short" });

/** The time on the visitor's clock: "10:05 am". */
export const timeIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { hour: "numeric", minute: "2-digit" });

/** Day and time: "3 March 2026, 10:05 am". */
export const momentIn = (lang: Lang, at: number): string =>
  `${dayIn(lang, at)}, ${timeIn(lang, at)}`;

/** "Sunday". */
export const weekdayIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { weekday: "long" });

/** A day of the plan: "Sun, 29 Nov, 11:00 am". */
export const planDayIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, {
    ...{ weekday: "short", day: "numeric", month: "short" },
    ...{ hour: "numeric", minute: "2-digit" },
  });

/** An earlier time beside a later one: its date, and on the same day its time, too. */
export const earlierIn = (lang: Lang, earlier: number, later: number): string =>
  dayOf(earlier) === dayOf(later) ? momentIn(lang, earlier) : dayIn(lang, earlier);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_IN_WORDS = 7;

/** How long ago, in few letters: "5 min. ago", "2 hr. ago", "3 days ago"; after a week the date. Both in epoch ms. */
export const agoIn = (lang: Lang, at: number, now: number): string => {
  const ago = Math.max(0, now - at);
  if (ago >= DAYS_IN_WORDS * DAY_MS) return dayOfMonthIn(lang, at);
  const words = new Intl.RelativeTimeFormat(`${lang}-IN`, { style: "short", numeric: "always" });
  if (ago < HOUR_MS) return words.format(-Math.max(1, Math.floor(ago / MINUTE_MS)), "minute");
  return ago < DAY_MS
    ? words.format(-Math.floor(ago / HOUR_MS), "hour")
    : words.format(-Math.floor(ago / DAY_MS), "day");
};

/** A length of time: "40 min", "3 hr", "2 days"; at least a minute. */
export const spanIn = (lang: Lang, ms: number): string => {
  const [count, unit] =
    ms < HOUR_MS
      ? [ms / MINUTE_MS, "minute"]
      : ms < DAY_MS
        ? [ms / HOUR_MS, "hour"]
        : [ms / DAY_MS, "day"];
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(`${lang}-IN`, format).format(Math.max(1, Math.floor(count)));
};

/** A time near `now`: its hour on the same day, else the day as well, without the year: "6 Dec, 11:00 am". */
export const soonIn = (lang: Lang, at: number, now: number): string =>
  dayOf(at) === dayOf(now) ? timeIn(lang, at) : `${dayOfMonthIn(lang, at)}, ${timeIn(lang, at)}`;
