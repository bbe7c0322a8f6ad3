/** The used share of the size limit, in percent, at which operators are notified; 0: below all. */
export type StorageLevel = 0 | 70 | 90 | 100;

/**
 * The size of the database, its limit (null: none), the free share of the disk, 0 to 1, and whether the disk is so full
 * that its reserve is in use.
 */
export type StorageUse = {
  usedBytes: number;
  maxBytes: number | null;
  freeShare: number;
  isReserveUsed: boolean;
};

/** With a smaller free share of the disk, the size of the database does not matter. */
const LEAST_FREE_SHARE = 0.1;

/**
 * The highest level that is reached. A nearly full disk counts as 90: only the operator's own limit refuses visitors.
 */
export const storageLevel = (use: StorageUse): StorageLevel => {
  const { usedBytes, maxBytes, freeShare, isReserveUsed } = use;
  const used = maxBytes === null ? 0 : usedBytes / maxBytes;
  if (used >= 1) return 100;
  if (used >= 0.9 || freeShare < LEAST_FREE_SHARE || isReserveUsed) return 90;
  return used >= 0.7 ? 70 : 0;
};
