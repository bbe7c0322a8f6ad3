const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const FALLBACK = /^fallback-\d{13}$/;

/** Whether a value is a visitor id: a UUID v4 in lower case, or `fallback-` and 13 digits of epoch ms. */
export const isVisitorId = (value: unknown): value is string =>
  typeof value === "string" && (UUID_V4.test(value) || FALLBACK.test(value));

/** The id for a browser whose storage is blocked. `now` in epoch ms. */
export const fallbackId = (now: number): string => `fallback-${String(now).padStart(13, "0")}`;
