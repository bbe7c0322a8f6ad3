import type { Lang } from "@/lib/domain/core/languages";
import { localDay } from "@/lib/domain/check/report";

const inFormat = (lang: Lang, at: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, format).format(at);

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

/** An earlier time beside a later one: its date, and on the same day its time, too. */
export const earlierIn = (lang: Lang, earlier: number, later: number): string =>
  localDay(new Date(earlier)) === localDay(new Date(later))
    ? momentIn(lang, earlier)
    : dayIn(lang, earlier);
