const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a link to the desk can be used, in ms. */
const LINK_MS = 15 * MINUTE_MS;
/** How long a session of the desk lasts, in ms. */
const SESSION_MS = 12 * HOUR_MS;
/** The largest age of a session for a call that exports or deletes many people's data, in ms. */
const RECENT_MS = 15 * MINUTE_MS;
/** After this time without an action the desk closes, in ms. */
const IDLE_MS = HOUR_MS;
/** The precision with which the last call is stored, in ms. */
const SEEN_EVERY_MS = MINUTE_MS;
/** How far the clocks of several instances may differ, in ms. */
const SKEW_MS = MINUTE_MS;

/** The reasons for a new link: codes of the refusal. */
export const LINK_NEEDED = ["session_too_old", "desk_idle", "recent_link_required"] as const;
export type LinkNeeded = (typeof LINK_NEEDED)[number];

/** An operator's session at a call: when it was opened, and its last action; epoch ms. */
export type SessionTimes = Readonly<{ openedAt: number; seenAt: number }>;

/** Whether an age lies between now and a limit; a clock that went back makes nothing younger. */
const isWithin = (at: number, limitMs: number, now: number): boolean =>
  now - at <= limitMs && at - now <= SKEW_MS;

/** Whether a link made at `at` still opens the desk at `now`; both epoch ms. */
export const isLinkFresh = (at: number, now: number): boolean => isWithin(at, LINK_MS, now);

/** The reason why a session may not make a call at `now` (epoch ms); null: it may. */
export const linkNeededFor = (
  { openedAt, seenAt }: SessionTimes,
  isForRecent: boolean,
  now: number,
): LinkNeeded | null => {
  if (now - openedAt > SESSION_MS) return "session_too_old";
  if (now - seenAt > IDLE_MS) return "desk_idle";
  return isForRecent && !isWithin(openedAt, RECENT_MS, now) ? "recent_link_required" : null;
};

/** Whether the time of use is due to be stored again. */
export const isSeenAnew = (seenAt: number, now: number): boolean => now - seenAt >= SEEN_EVERY_MS;

/** Whether a value is one of the reasons for a new link. */
export const isLinkNeeded = (code: unknown): code is LinkNeeded =>
  LINK_NEEDED.some((reason) => reason === code);
