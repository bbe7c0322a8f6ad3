export type Gate = {
  /** A place, to be left by calling it; null when the queue is full or the wait of `waitMs` too short. Never rejects. */
  enter: (waitMs: number) => Promise<(() => void) | null>;
  /** How many wait for a place now. */
  waiting: () => number;
};

/** At most `places` inside at a time, at most `queue` waiting in the order of coming. */
export const createGate = (places: number, queue: number): Gate => {
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
