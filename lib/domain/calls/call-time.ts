import { dayAfter, indianDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";

const part = (lang: Lang, at: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { timeZone: "Asia/Kolkata", ...format }).format(at);

/** The time in India: "5:00 pm", which no line breaks. `at` in epoch ms. */
export const callClock = (lang: Lang, at: number) =>
  part(lang, at, { hour: "numeric", minute: "2-digit", hour12: true }).replace(/\s/, "\u00a0");

/** The day in India: "Thursday, 27 November". `at` in epoch ms. */
export const callDay = (lang: Lang, at: number): string =>
  [part(lang, at, { weekday: "long" }), part(lang, at, { day: "numeric", month: "long" })].join(
    ", ",
  );

/** Day and time in India, wherever the reader is: "Thursday, 27 November, 5:00 pm". `at` in epoch ms. */
export const callTime = (lang: Lang, at: number): string =>
  `${callDay(lang, at)}, ${callClock(lang, at)}`;

/** The same to choose from: "Today 5:00 pm", "Tomorrow 11:30 am", "Sat 29 Nov 9:00 am". Times are epoch ms. */
export const shortCallTime = (
  lang: Lang,
  at: number,
  now: number,
  words: Readonly<Record<"today" | "tomorrow", string>>,
): string => {
  const today = indianDay(now);
  const day = indianDay(at);
  const near = day === today ? words.today : day === dayAfter(today, 1) ? words.tomorrow : null;
  const far = () =>
    `${part(lang, at, { weekday: "short" })} ${part(lang, at, { day: "numeric", month: "short" })}`;
  return `${near ?? far()} ${callClock(lang, at)}`;
};
