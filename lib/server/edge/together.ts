/**
 * Gathers answers and sends them in one go, once all that has come in meanwhile has been read: one answer after each
 * request wakes the other end up for each, which took a processor longer than all else. An answer waits no longer than
 * reading the others takes.
 */
export const together = () => {
  let waiting: (() => void)[] = [];
  const flush = () => {
    const sends = waiting;
    waiting = [];
    for (const send of sends) send();
  };
  return (send: () => void): void => {
    if (waiting.push(send) === 1) setImmediate(flush);
  };
};
