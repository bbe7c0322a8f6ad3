const STEP_MINUTES = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A wait in ms as minutes for a text, rounded up to 5, 10, 15 and so on. */
export const waitMinutes = (ms: number): number =>
  Math.max(1, Math.ceil(ms / MINUTE_MS / STEP_MINUTES)) * STEP_MINUTES;

/** A wait in ms as hours for a text, rounded up; at least 2, so that no text needs a singular. */
export const waitHours = (ms: number): number => Math.max(2, Math.ceil(ms / HOUR_MS));
