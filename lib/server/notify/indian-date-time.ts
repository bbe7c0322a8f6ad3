import type { Lang } from "@/lib/domain/core/languages";

/** A time, epoch ms, as text: the date and time in India. */
export const indianDateTime = (lang: Lang, at: number): string =>
  new Date(at).toLocaleString(`${lang}-IN`, {
    timeZone: "Asia/Kolkata",
    dateStyle: "medium",
    timeStyle: "short",
  });
