/** A window of time in which calls are counted: their number, and when the window ends, in ms of the clock. */
export type Window = { readonly count: number; readonly endsAt: number };

type Entry = { count: number; endsAt: number; allowed: number };

/** About 160 bytes each: 8 MB at most. */
const MAX_KEYS = 50_000;
/** The share dropped at once when the map is full: dropping looks at every key. */
const ROOM = 0.1;

/** Counts of keys in windows; beyond `maxKeys` the least used go, so that a flood of new ones pushes out those. */
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
    // The sort is stable and the map is ordered by age, so the oldest of equal ones come first.
    shares.sort((one, other) => one.used - other.used);
    for (const { key } of shares.slice(0, surplus)) entries.delete(key);
  };

  return {
    /** Counts one more for a key, and returns its window. The caller bounds the length of `key`. */
    add: (key: string, allowed: number, windowMs: number): Window => {
      const at = now();
      const known = entries.get(key);
      if (known && known.endsAt > at) {
        known.count++;
        return known;
      }
      const begun = { count: 1, endsAt: at + windowMs, allowed: Math.max(1, allowed) };
      if (known) entries.delete(key);
      else if (entries.size >= maxKeys) makeRoom(at);
      entries.set(key, begun);
      return begun;
    },
    size: () => entries.size,
    now,
  };
};

export type Windows = ReturnType<typeof createWindows>;
