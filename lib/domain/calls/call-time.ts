import type { Lang } from "@/lib/domain/core/languages";

const part = (lang: Lang, at: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { timeZone: "Asia/Kolkata", ...format }).format(at);

/** The time in India, "5:00 pm", in Hindi "शाम 5:00", which no line breaks. `at` in epoch ms. */
export const callClock = (lang: Lang, at: number) =>
  part(lang, at, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    ...(lang === "hi" && { dayPeriod: "short" }),
  }).replace(/\s/, "\u00a0");

/** The day in India: "Thursday, 27 November". `at` in epoch ms. */
export const callDay = (lang: Lang, at: number): string =>
  [part(lang, at, { weekday: "long" }), part(lang, at, { day: "numeric", month: "long" })].join(
    ", ",
  );

/** Day and time in India, wherever the reader is: "Thursday, 27 November, 5:00 pm". `at` in epoch ms. */
export const callTime = (lang: Lang, at: number): string =>
  `${callDay(lang, at)}, ${callClock(lang, at)}`;

/** The same to choose from: "Sat 28 Nov, 2:00 pm"; never today or tomorrow. `at` in epoch ms. */
export const shortCallTime = (lang: Lang, at: number): string =>
  `${part(lang, at, { weekday: "short" })} ${part(lang, at, { day: "numeric", month: "short" })}, ${callClock(lang, at)}`;
