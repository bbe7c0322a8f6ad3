/** Shares of the ceiling, in percent, at which the operator hears of it; 0: not yet. */
export type StorageLevel = 0 | 70 | 90 | 100;

/** What the database takes, its ceiling (null: none), and the share of the disk that is free, 0 to 1. */
export type StorageUse = { usedBytes: number; maxBytes: number | null; freeShare: number };

/** With less of the disk free than this, it does not matter how small the database is. */
const LEAST_FREE_SHARE = 0.1;

/** The highest level that is reached. A nearly full disk counts as 90: only the operator's own ceiling stops anybody. */
export const storageLevel = ({ usedBytes, maxBytes, freeShare }: StorageUse): StorageLevel => {
  const used = maxBytes === null ? 0 : usedBytes / maxBytes;
  if (used >= 1) return 100;
  if (used >= 0.9 || freeShare < LEAST_FREE_SHARE) return 90;
  return used >= 0.7 ? 70 : 0;
};
