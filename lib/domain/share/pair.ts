import { RETENTION_DAYS } from "@/lib/domain/leads/retention";

/**
 * Two finished checks that their owners compare (docs/product/records.md#comparison), as stored in `pairs`: the ids of both
 * records, and which of their checks, by its time. Times are epoch ms. `a` shared a link, `b` joined by it.
 */
export type Pair = {
  a: string;
  b: string;
  aCompletedAt: number;
  bCompletedAt: number;
  madeAt: number;
};

/** One of the two records of a pair, and which of its checks. */
export type PairSide = { id: string; completedAt: number };

const DAY_MS = 24 * 60 * 60_000;

/** When a pair ends by itself, epoch ms. */
export const pairEndsAt = ({ madeAt }: Pick<Pair, "madeAt">): number =>
  madeAt + RETENTION_DAYS.pair * DAY_MS;

/**
 * Both sides of a pair at `now` (epoch ms), the own one by `isOwn`; null when the pair is too old, and when both sides
 * or none are the own.
 */
export const pairSidesOf = (
  { a, b, aCompletedAt, bCompletedAt, madeAt }: Pair,
  isOwn: (id: string) => boolean,
  now: number,
): { mine: PairSide; theirs: PairSide } | null => {
  if (now >= pairEndsAt({ madeAt }) || isOwn(a) === isOwn(b)) return null;
  const [one, other] = [
    { id: a, completedAt: aCompletedAt },
    { id: b, completedAt: bCompletedAt },
  ];
  return isOwn(a) ? { mine: one, theirs: other } : { mine: other, theirs: one };
};

/** The pair after the record `from` was merged into the record `to`; the same object if it is not in it. */
export const movedPair = (pair: Pair, from: string, to: string): Pair => {
  if (pair.a === from) return { ...pair, a: to };
  return pair.b === from ? { ...pair, b: to } : pair;
};
