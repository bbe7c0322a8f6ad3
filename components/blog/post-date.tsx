import type { Lang } from "@/lib/domain/core/languages";

const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;

/** An ISO date (2026-11-21) or month (2026-11) in a language. */
export function PostDate({ lang, date }: { lang: Lang; date: string }) {
  const isDay = date.length > "2026-11".length;
  const format = new Intl.DateTimeFormat(
    `${lang}-IN`,
    isDay ? { day: "numeric", ...MONTH } : MONTH,
  );
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
