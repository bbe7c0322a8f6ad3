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

/** Whether an unchecked value is a business type. */
export const isBusinessType = (value: unknown): value is BusinessType =>
  BUSINESS_TYPES.some((type) => type === value);
