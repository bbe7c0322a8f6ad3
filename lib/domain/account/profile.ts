import { cleanText } from "@/lib/domain/core/typed-text";

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

/** All five lines, cleaned for storage; an empty line clears the stored one. */
export const cleanProfile = (profile: Profile): Readonly<Record<ProfileField, string>> =>
  Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, cleanText(profile[field] ?? "")]),
  ) as Record<ProfileField, string>;

export type ProfileProblem = "year";

/** The problems of cleaned lines, by field; an empty line has none. */
export const profileProblems = (
  profile: Profile,
  thisYear: number,
): Partial<Record<ProfileField, ProfileProblem>> => {
  const year = profile.yearEstablished ?? "";
  return year === "" || isBusinessYear(year, thisYear) ? {} : { yearEstablished: "year" };
};
