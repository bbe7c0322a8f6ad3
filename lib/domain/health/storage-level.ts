/** The used share of the size limit, in percent, at which operators are notified; 0: below all. */
export type StorageLevel = 0 | 70 | 90 | 100;

/** Size and limit (null: none) in bytes, the disk's free share (0 to 1), and whether it is full. */
export type StorageUse = {
  usedBytes: number;
  maxBytes: number | null;
  freeShare: number;
  isReserveUsed: boolean;
};

/** With a smaller free share of the disk, the size of the database does not matter. */
const LEAST_FREE_SHARE = 0.1;

/** The highest level reached; a nearly full disk is 90: only our own limit refuses visitors. */
export const storageLevel = (use: StorageUse): StorageLevel => {
  const { usedBytes, maxBytes, freeShare, isReserveUsed } = use;
  const used = maxBytes === null ? 0 : usedBytes / maxBytes;
  if (used >= 1) return 100;
  if (used >= 0.9 || freeShare < LEAST_FREE_SHARE || isReserveUsed) return 90;
  return used >= 0.7 ? 70 : 0;
};
