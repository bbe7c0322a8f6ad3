import type { SiteAlert } from "@/lib/domain/notify/notification";
import {
  type StorageLevel,
  storageLevel,
  type StorageUse,
} from "@/lib/domain/health/storage-level";
import { log } from "@/lib/server/core/log";
import { errorName } from "@/lib/server/core/error-text";

const FRESH_MS = 5_000;

type Parts = {
  measure: () => Promise<StorageUse>;
  notify: (notice: SiteAlert) => Promise<void>;
  /** A clock that nobody sets, in ms. */
  now: () => number;
};

/** Watches how full the storage is, and notifies the operators of each level that is reached. */
export const createStorageWatch = ({ measure, notify, now }: Parts) => {
  let last: StorageLevel = 0;
  let found: { at: number; level: Promise<StorageLevel> } | undefined;

  const look = async (): Promise<StorageLevel> => {
    try {
      const level = storageLevel(await measure());
      if (level > last && level !== 0) {
        log.warn({ event: "storage fills up", percent: level });
        void notify({ what: "storage", percent: level });
      }
      last = level;
    } catch (error) {
      // A failed measurement keeps the last level: the store itself reports its failures.
      log.error({ event: "storage not measured", kind: errorName(error) });
    }
    return last;
  };

  /** 0: enough space; else the share of the limit that is reached, in percent. Never rejects. */
  const level = (): Promise<StorageLevel> => {
    if (!found || now() - found.at >= FRESH_MS) found = { at: now(), level: look() };
    return found.level;
  };

  return { level, isFull: async (): Promise<boolean> => (await level()) === 100 };
};
