import { RETENTION_DAYS } from "./retention";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether data saved at `savedAt` may still be used at `now`, both epoch ms: for 30 days (docs/product/leads.md#get-started).
 * A time further ahead than that comes from a wrong clock and counts as expired, or it would never expire.
 */
export const isFresh = (savedAt: unknown, now: number): boolean =>
  typeof savedAt === "number" && Math.abs(now - savedAt) <= RETENTION_DAYS.onboarding * DAY_MS;
