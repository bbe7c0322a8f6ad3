import type { QuestionId } from "@/lib/domain/check/sections";
import { RETENTION_DAYS } from "@/lib/domain/leads/retention";

/**
 * Two finished checks that their owners compare (docs/product/records.md#comparison), as stored in `pairs`: the ids of both
 * records, and which of their checks, by its time. Times are epoch ms. `a` shared a link, `b` joined by it.
 */
export type ComparisonRecord = {
  a: string;
  b: string;
  aCompletedAt: number;
  bCompletedAt: number;
  madeAt: number;
  agreement: StoredAgreement;
};

/** What both agreed, as stored: `version` rises with each change. */
export type StoredAgreement = {
  steps: { questionId: QuestionId; who: "a" | "b" | "both" | null; dueOn: string | null }[];
  version: number;
};

export const NOT_AGREED: StoredAgreement = { steps: [], version: 0 };

/** One of the two records of a comparison, and which of its checks. */
export type ComparisonSide = { id: string; completedAt: number };

const DAY_MS = 24 * 60 * 60_000;

/** When a comparison ends by itself, epoch ms. */
export const comparisonEndsAt = ({ madeAt }: Pick<ComparisonRecord, "madeAt">): number =>
  madeAt + RETENTION_DAYS.comparison * DAY_MS;

/**
 * Both sides of a comparison at `now` (epoch ms), the own one by `isOwn`; null when the comparison is too old, and when both sides
 * or none are the own.
 */
export const comparisonSidesOf = (
  { a, b, aCompletedAt, bCompletedAt, madeAt }: ComparisonRecord,
  isOwn: (id: string) => boolean,
  now: number,
): { mine: ComparisonSide; theirs: ComparisonSide } | null => {
  if (now >= comparisonEndsAt({ madeAt }) || isOwn(a) === isOwn(b)) return null;
  const [one, other] = [
    { id: a, completedAt: aCompletedAt },
    { id: b, completedAt: bCompletedAt },
  ];
  return isOwn(a) ? { mine: one, theirs: other } : { mine: other, theirs: one };
};

/** The comparison after the record `from` was merged into the record `to`; the same object if it is not in it. */
export const movedComparison = (
  comparison: ComparisonRecord,
  from: string,
  to: string,
): ComparisonRecord => {
  if (comparison.a === from) return { ...comparison, a: to };
  return comparison.b === from ? { ...comparison, b: to } : comparison;
};
