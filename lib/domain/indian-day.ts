/** India's clock is this far ahead of UTC, all year round. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The day in India at a moment (epoch ms), such as "2026-11-21". */
export const indianDay = (now: number): string =>
  new Date(now + AHEAD_MS).toISOString().slice(0, 10);
