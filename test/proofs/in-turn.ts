/** The wall time of some work, in ms. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/**
 * The duration of the work at each place, in ms: the minimum of some rounds, in turn, so that other programs affect all
 * alike.
 */
export const inTurn = async <P>(
  places: readonly P[],
  rounds: number,
  work: (place: P) => Promise<unknown>,
): Promise<number[]> => {
  const quickest = places.map(() => Infinity);
  for (let round = 0; round < rounds; round++)
    for (const [n, place] of places.entries())
      quickest[n] = Math.min(quickest[n]!, await timed(() => work(place)));
  return quickest;
};
