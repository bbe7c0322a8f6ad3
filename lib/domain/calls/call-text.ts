import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { wordFor } from "@/lib/domain/core/word-for";
import type { LeadCall } from "./call";

const formatted = (lang: Lang, at: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { timeZone: "Asia/Kolkata", ...format }).format(at);

/** The time of a call, epoch ms, on India's clock: "5:00 pm". */
export const callClockIn = (lang: Lang, at: number): string =>
  formatted(lang, at, { hour: "numeric", minute: "2-digit" });

/** The day of a call in India: "Thursday, 26 November". */
export const callDayIn = (lang: Lang, at: number): string =>
  formatted(lang, at, { weekday: "long", day: "numeric", month: "long" });

/** Both: "Thursday, 26 November, 5:00 pm". */
export const callTimeIn = (lang: Lang, at: number): string =>
  `${callDayIn(lang, at)}, ${callClockIn(lang, at)}`;

/** The words of a call; the holes are {time} and {part}. */
export type CallWords = Readonly<
  Record<"soon" | "notFree" | "asked" | "moved" | "cancelled", string>
> & { parts: Readonly<Record<string, string>>; ends: Readonly<Record<string, string>> };

/** When a call is, or what was asked and what came of it, in words. */
export const callText = (
  { at, asked, end, changedAt }: LeadCall,
  words: CallWords,
  lang: Lang,
): string => {
  const time = typeof asked === "number" ? callTimeIn(lang, at ?? asked) : "";
  const changed = changedAt === null ? "" : callTimeIn(lang, changedAt);
  if (end === "cancelled") return fill(words.cancelled, { time: changed });
  if (end !== null) return [time, wordFor(words.ends, end)].filter(Boolean).join(": ");
  if (at !== null)
    return [time, changed && fill(words.moved, { time: changed })].filter(Boolean).join(", ");
  if (asked === null) return words.soon;
  return typeof asked === "number"
    ? fill(words.notFree, { time })
    : fill(words.asked, { part: wordFor(words.parts, asked) });
};
