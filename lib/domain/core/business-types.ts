/** What kind of business somebody runs, as the forms offer it. */
export const BUSINESS_TYPES = [
  "grocery",
  "salon",
  "workshop",
  "restaurant",
  "clothing",
  "medical",
  "online",
  "services",
  "manufacturing",
  "startup",
  "other",
] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Whether a value from outside names one of them. */
export const isBusinessType = (value: unknown): value is BusinessType =>
  BUSINESS_TYPES.some((type) => type === value);
