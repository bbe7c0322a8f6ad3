const STEP_MINUTES = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A wait in ms as whole minutes for a text, never too short: 5, 10, 15 and so on. */
export const waitMinutes = (ms: number): number =>
  Math.max(1, Math.ceil(ms / MINUTE_MS / STEP_MINUTES)) * STEP_MINUTES;

/** A wait in ms as whole hours for a text, never too short, and never one: a text then needs no singular. */
export const waitHours = (ms: number): number => Math.max(2, Math.ceil(ms / HOUR_MS));
