import { createTurns } from "../core/turns.ts";

type Start = () => void;

/**
 * Starts at most `max` pieces of work in one tick of the event loop. The rest waits for later ticks, in which the
 * owners take turns: one with many pieces does not delay another's first. It does not wait for work to end, so slow
 * work delays nothing. The returned function starts nothing and returns false when `maxWaiting` pieces wait already.
 */
export const limitStartsPerTick = (
  max: number,
  maxWaiting: number,
): ((owner: object, start: Start) => boolean) => {
  const waiting = createTurns<object, Start>();
  let started = 0;

  const nextTick = () => {
    started = 0;
    while (started < max) {
      const start = waiting.next();
      if (!start) return;
      begin(start);
    }
  };
  const begin = (start: Start) => {
    if (started++ === 0) setImmediate(nextTick);
    start();
  };
  return (owner, start) => {
    if (started < max && waiting.size() === 0) begin(start);
    else if (waiting.size() >= maxWaiting) return false;
    else waiting.add(owner, start);
    return true;
  };
};
