import type { Lang } from "@/lib/domain/core/languages";
import { indianDay, localDay } from "@/lib/domain/core/indian-day";
import { dayOfMonthIn, formatOf, timeIn } from "./date-format";

const dayOf = (at: number): string =>
  typeof window === "undefined" ? indianDay(at) : localDay(new Date(at));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_IN_WORDS = 7;

/** How long ago, in few letters: "5 min. ago", "2 hr. ago", "3 days ago"; after a week the date. Both in epoch ms. */
export const agoIn = (lang: Lang, at: number, now: number): string => {
  const ago = Math.max(0, now - at);
  if (ago >= DAYS_IN_WORDS * DAY_MS) return dayOfMonthIn(lang, at);
  const words = formatOf(Intl.RelativeTimeFormat, lang, { style: "short", numeric: "always" });
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
  return formatOf(Intl.NumberFormat, lang, format).format(Math.max(1, Math.floor(count)));
};

/** A time near `now`: its hour on the same day, else the day as well, without the year: "6 Dec, 11:00 am". */
export const soonIn = (lang: Lang, at: number, now: number): string =>
  dayOf(at) === dayOf(now) ? timeIn(lang, at) : `${dayOfMonthIn(lang, at)}, ${timeIn(lang, at)}`;
