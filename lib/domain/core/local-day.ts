const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The local calendar day, such as "2026-11-21". */
export const localDay = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");
