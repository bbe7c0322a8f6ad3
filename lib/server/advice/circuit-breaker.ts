/** How a call ended: what the service did well, what it did badly, and what says nothing about it. */
export type Ending = "answered" | "failed" | "neither";

export type Breaker = {
  /** Leave to call, to be given back with how the call ended; null: do not call now. */
  admit: () => ((ending: Ending) => void) | null;
  /** Whether a call would be refused now. */
  isRefusing: () => boolean;
  /** From the failure that was too much until a trial has been answered. */
  isOpen: () => boolean;
};

type Options = { failures: number; withinMs: number; openMs: number; now: () => number };

/**
 * Spares a service that fails, and the visitors who would wait for it: after `failures` in `withinMs` no call is
 * let through for `openMs`, then one at a time on trial, until one is answered (security.md T1). `now` is a clock
 * in ms that never jumps.
 */
export const createBreaker = ({ failures, withinMs, openMs, now }: Options): Breaker => {
  let failedAt: number[] = [];
  let openedAt: number | null = null;
  let isOnTrial = false;

  const isRefusing = () => openedAt !== null && (isOnTrial || now() - openedAt < openMs);

  const countFailure = () => {
    const at = now();
    failedAt = [...failedAt.filter((earlier) => at - earlier < withinMs), at];
    if (failedAt.length >= failures) openedAt = at;
  };

  const trialEnded = (ending: Ending) => {
    isOnTrial = false;
    if (ending === "failed") openedAt = now();
    if (ending === "answered") [openedAt, failedAt] = [null, []];
  };

  return {
    admit: () => {
      if (isRefusing()) return null;
      if (openedAt !== null) {
        isOnTrial = true;
        return trialEnded;
      }
      return (ending) => {
        // One that began before it opened may end after: only a trial tells how the service is now.
        if (ending === "failed" && openedAt === null) countFailure();
      };
    },
    isRefusing,
    isOpen: () => openedAt !== null,
  };
};
