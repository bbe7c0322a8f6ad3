/** A window of time in which something is counted: how often it came, and when the window ends, in ms of the clock. */
export type Window = { readonly count: number; readonly endsAt: number };

type Entry = { count: number; endsAt: number; allowed: number };

/** About 160 bytes each: 8 MB at most. */
const MAX_KEYS = 50_000;
/** Making room looks at every key: done once for so many new ones, it costs a few µs for each of them. */
const ROOM = 0.1;

/**
 * Counts of many keys, each in a window that begins with its first count. Windows end by the clock: there is no timer,
 * and nothing of the caller is kept. When `maxKeys` are known, those whose window is over make room for new ones, then
 * those that have used the smallest share of their allowance, the oldest first: new keys, however many, push out each
 * other and never a key that is near its limit. A key that was pushed out begins anew.
 */
export const createWindows = ({ maxKeys = MAX_KEYS, now = () => performance.now() } = {}) => {
  const entries = new Map<string, Entry>();

  const makeRoom = (at: number) => {
    for (const [key, { endsAt }] of entries) if (endsAt <= at) entries.delete(key);
    const surplus = entries.size - Math.floor(maxKeys * (1 - ROOM));
    if (surplus <= 0) return;
    const shares = [...entries].map(([key, { count, allowed }]) => ({
      key,
      used: count / allowed,
    }));
    // The sort is stable, and the map is in the order of age.
    shares.sort((one, other) => one.used - other.used);
    for (const { key } of shares.slice(0, surplus)) entries.delete(key);
  };

  return {
    /**
     * Counts `by` more for a key whose limit is `allowed` in `windowMs`, and returns its window; 0 only looks. `key`
     * is to be of bounded length.
     */
    add: (key: string, allowed: number, windowMs: number, by = 1): Window => {
      const at = now();
      const known = entries.get(key);
      if (known && known.endsAt > at) {
        known.count += by;
        return known;
      }
      const begun = { count: by, endsAt: at + windowMs, allowed: Math.max(1, allowed) };
      if (by === 0) return begun;
      if (known) entries.delete(key);
      else if (entries.size >= maxKeys) makeRoom(at);
      entries.set(key, begun);
      return begun;
    },
    /** How many keys are known. */
    size: () => entries.size,
    now,
  };
};

export type Windows = ReturnType<typeof createWindows>;
