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
