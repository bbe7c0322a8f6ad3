import { clockFormat } from "@/lib/domain/calls/call-time";
import { planDayFormat } from "@/lib/domain/check/plan-days";
import type { Lang } from "@/lib/domain/core/languages";

/** The server writes for India; a browser for where it is. */
const ZONE = typeof window === "undefined" ? { timeZone: "Asia/Kolkata" } : {};

const formats = new Map<string, unknown>();

/** A format of a language, made once: to make one takes a hundred times as long as to use it. */
export const formatOf = <Options, Format>(
  Kind: new (locale: string, options: Options) => Format,
  lang: Lang,
  options: Options,
): Format => {
  const key = Kind.name + lang + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Kind(`${lang}-IN`, options));
  return formats.get(key) as Format;
};

const inFormat = (lang: Lang, at: number, format: Intl.DateTimeFormatOptions): string =>
  formatOf(Intl.DateTimeFormat, lang, { ...ZONE, ...format }).format(at);

/** A date in a language, on the visitor's own calendar: "3 March 2026". `at` in epoch ms. */
export const dayIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { day: "numeric", month: "long", year: "numeric" });

/** A short form of the same: "3 Mar 2026". */
export const shortDayIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { day: "numeric", month: "short", year: "numeric" });

/** A day in India, such as "2026-03-03", in that form. */
export const shortDateIn = (lang: Lang, day: string): string =>
  shortDayIn(lang, Date.parse(`${day}T12:00:00+05:30`));

/** Without the year, where there is little space: "3 Mar". */
export const dayOfMonthIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { day: "numeric", month: "short" });

/** The time on the visitor's clock: "10:05 am". */
export const timeIn = (lang: Lang, at: number): string => inFormat(lang, at, clockFormat(lang));

/** Day and time: "3 March 2026, 10:05 am". */
export const momentIn = (lang: Lang, at: number): string =>
  `${dayIn(lang, at)}, ${timeIn(lang, at)}`;

/** "Sunday". */
export const weekdayIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, { weekday: "long" });

/** A day of the plan: "Sun, 29 Nov, 11:00 am". */
export const planDayIn = (lang: Lang, at: number): string =>
  inFormat(lang, at, planDayFormat(lang));
