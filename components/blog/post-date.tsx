import type { Lang } from "@/lib/domain/core/languages";

const YEAR = { year: "numeric", timeZone: "UTC" } as const;
const DAY = { day: "numeric", month: "long", ...YEAR } as const;

/** An ISO date (2026-11-21) or year (2006) in a language. */
export function PostDate({ lang, date }: { lang: Lang; date: string }) {
  const format = new Intl.DateTimeFormat(`${lang}-IN`, date.includes("-") ? DAY : YEAR);
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
