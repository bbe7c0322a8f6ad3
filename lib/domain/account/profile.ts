import { cleanText } from "@/lib/domain/core/clean-text";

/** What an owner may tell about the business; these lines, and no others about a person, reach the AI (decision 9). */
export const PROFILE_FIELDS = [
  "businessName",
  "industry",
  "businessSize",
  "location",
  "yearEstablished",
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type Profile = Readonly<Partial<Record<ProfileField, string>>>;

/** Longest profile line, in characters (security.md T4). */
export const PROFILE_LINE_CHARS = 80;

const OLDEST_BUSINESS_YEAR = 1800;

/** Whether a line is a year in which a business may have begun: four digits, 1800 to the year after `thisYear`. */
export const isBusinessYear = (text: string, thisYear: number): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= OLDEST_BUSINESS_YEAR && Number(text) <= thisYear + 1;

/** The five lines as they are stored: clean, none missing; an empty one clears what was there. */
export const cleanProfile = (profile: Profile): Readonly<Record<ProfileField, string>> =>
  Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, cleanText(profile[field] ?? "")]),
  ) as Record<ProfileField, string>;

/** What is wrong with a line: too long, or no year. */
export type ProfileProblem = "line" | "year";

/** What is wrong with clean lines, by field; an empty line is always right. */
export const profileProblems = (
  profile: Profile,
  thisYear: number,
): Partial<Record<ProfileField, ProfileProblem>> => {
  const isTooLong = (field: ProfileField) =>
    [...(profile[field] ?? "")].length > PROFILE_LINE_CHARS;
  const year = profile.yearEstablished ?? "";
  return {
    ...Object.fromEntries(PROFILE_FIELDS.filter(isTooLong).map((field) => [field, "line"])),
    ...(year !== "" && !isBusinessYear(year, thisYear) && { yearEstablished: "year" }),
  };
};
