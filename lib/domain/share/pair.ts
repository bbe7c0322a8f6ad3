import { RETENTION_DAYS } from "@/lib/domain/leads/retention";

/**
 * Two finished checks that their owners compare (docs/product.md#two-of-us), as stored in `pairs`: the ids of both
 * records, and which of their checks, by its time. Times are epoch ms. `a` shared a link, `b` joined by it.
 */
export type Pair = {
  a: string;
  b: string;
  aCompletedAt: number;
  bCompletedAt: number;
  madeAt: number;
};

/** A pair as one of the two sees it. */
export type PairSide = { mine: number; partnerId: string; theirs: number };

const DAY_MS = 24 * 60 * 60_000;

/** When a pair ends by itself, epoch ms. */
export const pairEndsAt = ({ madeAt }: Pick<Pair, "madeAt">): number =>
  madeAt + RETENTION_DAYS.pair * DAY_MS;

/**
 * The side of the record `id` in a pair at `now` (epoch ms); null when it is not in it, the pair is too old, or both
 * records became one.
 */
export const pairSideOf = (pair: Pair, id: string, now: number): PairSide | null => {
  const { a, b, aCompletedAt, bCompletedAt } = pair;
  if (a === b || now >= pairEndsAt(pair)) return null;
  if (id === a) return { mine: aCompletedAt, partnerId: b, theirs: bCompletedAt };
  return id === b ? { mine: bCompletedAt, partnerId: a, theirs: aCompletedAt } : null;
};

/** The pair after the record `from` was merged into the record `to`; the same object if it is not in it. */
export const movedPair = (pair: Pair, from: string, to: string): Pair => {
  if (pair.a === from) return { ...pair, a: to };
  return pair.b === from ? { ...pair, b: to } : pair;
};
