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
  const queues = new Map<object, Start[]>(); // a Map keeps its order: the first key is the next owner
  let waiting = 0;
  let started = 0;

  const next = (): Start | undefined => {
    for (const [owner, queue] of queues) {
      const start = queue.shift();
      queues.delete(owner);
      if (queue.length > 0) queues.set(owner, queue);
      waiting--;
      return start;
    }
    return undefined;
  };
  const nextTick = () => {
    started = 0;
    while (started < max) {
      const start = next();
      if (!start) return;
      begin(start);
    }
  };
  const begin = (start: Start) => {
    if (started++ === 0) setImmediate(nextTick);
    start();
  };
  return (owner, start) => {
    if (started < max && waiting === 0) begin(start);
    else if (waiting >= maxWaiting) return false;
    else {
      const queue = queues.get(owner) ?? [];
      queue.push(start);
      queues.set(owner, queue);
      waiting++;
    }
    return true;
  };
};
