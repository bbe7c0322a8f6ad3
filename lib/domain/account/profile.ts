/** The lines about the business; with consent they are the only profile data sent to the AI (docs/product/check.md#ai-advice). */
export const PROFILE_FIELDS = [
  "businessName",
  "industry",
  "businessSize",
  "location",
  "yearEstablished",
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type Profile = Readonly<Partial<Record<ProfileField, string>>>;

export const PROFILE_LINE_CHARS = 80;

const OLDEST_BUSINESS_YEAR = 1800;

/** Whether a line is a plausible founding year: four digits, 1800 to the year after `thisYear`. */
export const isBusinessYear = (text: string, thisYear: number): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= OLDEST_BUSINESS_YEAR && Number(text) <= thisYear + 1;
