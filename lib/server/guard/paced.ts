type Start = () => void;

/**
 * Starts at most `most` pieces of work in one turn of the event loop; what comes beyond waits for a later one, in
 * the order of coming. Nothing waits for work to end: what takes long holds nobody up.
 */
export const paced = (most: number): ((start: Start) => void) => {
  const waiting: Start[] = [];
  let started = 0;

  const nextTurn = () => {
    started = 0;
    for (const start of waiting.splice(0, most)) begin(start);
  };
  const begin = (start: Start) => {
    if (started++ === 0) setImmediate(nextTurn);
    start();
  };
  return (start) => {
    if (started < most && waiting.length === 0) begin(start);
    else waiting.push(start);
  };
};
