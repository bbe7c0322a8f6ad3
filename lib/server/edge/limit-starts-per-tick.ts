type Start = () => void;

/**
 * Starts at most `most` pieces of work in one turn of the event loop. The rest waits for later turns, in which the
 * owners take turns: one with many pieces does not delay another's first. Nothing waits for work to end: what takes
 * long delays nobody. The function returned says false, and starts nothing, when `mostWaiting` pieces wait already.
 */
export const paced = (
  most: number,
  mostWaiting: number,
): ((owner: object, start: Start) => boolean) => {
  const queues = new Map<object, Start[]>(); // a Map keeps its order: the first one's turn is next
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
  const nextTurn = () => {
    started = 0;
    while (started < most) {
      const start = next();
      if (!start) return;
      begin(start);
    }
  };
  const begin = (start: Start) => {
    if (started++ === 0) setImmediate(nextTurn);
    start();
  };
  return (owner, start) => {
    if (started < most && waiting === 0) begin(start);
    else if (waiting >= mostWaiting) return false;
    else {
      const queue = queues.get(owner) ?? [];
      queue.push(start);
      queues.set(owner, queue);
      waiting++;
    }
    return true;
  };
};
