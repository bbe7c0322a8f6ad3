export type Bulkhead = {
  /**
   * Resolves to a function that frees the slot; to null when the queue is full, or when no slot became free within
   * `waitMs`. Never rejects.
   */
  enter: (waitMs: number) => Promise<(() => void) | null>;
  /** The number of callers in the queue. */
  waiting: () => number;
};

/**
 * Runs at most `places` callers at a time with at most `queue` waiting, first come, first served. cockatiel's bulkhead
 * keeps a caller that gave up in its queue until a slot is free (docs/decisions/038-cockatiel-where-it-fits.md).
 */
export const createBulkhead = (places: number, queue: number): Bulkhead => {
  const waiting: ((leave: () => void) => void)[] = [];
  let inside = 0;

  const place = () => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = waiting.shift();
      if (next) next(place());
      else inside--;
    };
  };

  return {
    enter: (waitMs) => {
      if (inside < places) {
        inside++;
        return Promise.resolve(place());
      }
      if (waiting.length >= queue) return Promise.resolve(null);
      return new Promise((resolve) => {
        const go = (leave: () => void) => {
          clearTimeout(timer);
          resolve(leave);
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(go), 1);
          resolve(null);
        }, waitMs);
        waiting.push(go);
      });
    },
    waiting: () => waiting.length,
  };
};
