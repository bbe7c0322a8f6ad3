import { RETENTION_DAYS } from "./retention";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether what was kept at `savedAt` is still to be used at `now`, both epoch ms: for 30 days (docs/product.md#get-started). A
 * time further ahead than that is the trace of a wrong clock, and counts as expired: it would never end.
 */
export const isFresh = (savedAt: unknown, now: number): boolean =>
  typeof savedAt === "number" && Math.abs(now - savedAt) <= RETENTION_DAYS.onboarding * DAY_MS;
