/** A document of `pairs`, by a random id: two finished checks that their owners compare. Times are epoch ms. */
export type Pair = {
  /** The record whose link was opened, and the one that joined it; alive while both name the pair. */
  a: string;
  b: string;
  aCompletedAt: number;
  bCompletedAt: number;
  madeAt: number;
};

/** A pair of a record that was merged into another one's. Returns the same object if the record is not in it. */
export const movedPair = (pair: Pair, from: string, to: string): Pair => {
  if (pair.a === from) return { ...pair, a: to };
  return pair.b === from ? { ...pair, b: to } : pair;
};
