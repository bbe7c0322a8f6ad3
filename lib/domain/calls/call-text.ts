import { fill, wordFor } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { LeadCall } from "./call";
import { callTime } from "./call-time";

export type CallTextWords = Readonly<
  Record<"soon" | "notFree" | "asked" | "moved" | "cancelled", string>
> & {
  parts: Readonly<Record<string, string>>;
  ends: Readonly<Record<"reached" | "missed", string>>;
};

/** When a call is, or what was asked and what came of it, in words. */
export const callText = (
  { at, asked, end, changedAt }: LeadCall,
  words: CallTextWords,
  lang: Lang,
): string => {
  const time = typeof asked === "number" ? callTime(lang, at ?? asked) : "";
  const changed = changedAt === null ? "" : callTime(lang, changedAt);
  if (end === "cancelled") return fill(words.cancelled, { time: changed });
  if (end !== null) return [time, wordFor(words.ends, end)].filter(Boolean).join(": ");
  if (at !== null)
    return [time, changed && fill(words.moved, { time: changed })].filter(Boolean).join(", ");
  if (asked === null) return words.soon;
  return typeof asked === "number"
    ? fill(words.notFree, { time })
    : fill(words.asked, { part: wordFor(words.parts, asked) });
};
